"""A few of the requests of `make fuzz`, at every door."""

from tests.fuzz import form_doors, fuzz_door, fuzz_forms, fuzz_socket
from tests.web.doors import doors
from tests.web.server import Server


def test_no_form_and_no_message_is_answered_with_a_failure(server: Server) -> None:
    number = 6 if server.workers == 1 else 2
    assert sum(fuzz_forms(server, number).values()) >= number * len(form_doors()) // 2
    assert fuzz_socket(server, 8 * number)["socket messages"] >= 4 * number


def test_no_bytes_are_answered_with_a_failure(server: Server) -> None:
    """Broken framing, headers twice, wrong UTF-8: at some doors here, at all by `make fuzz`."""
    for door in doors()[::6]:
        assert sum(fuzz_door(server, door, 20).values()) >= 10


def test_every_door_for_forms_is_known() -> None:
    doors = form_doors()
    assert "/new" in doors
    assert {door.rpartition("/")[2] for door in doors} >= {"decide", "chat", "luck", "host", "mail"}
