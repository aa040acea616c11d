"""What the house itself refuses: not a rule of a game, but a closed table or a taken chair."""


class Problem(Exception):
    """A reason and its values, said in any language as the message `problem-REASON`."""

    def __init__(self, reason: str, *, retry_after: int | None = None, **values: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values
        self.retry_after = retry_after
