"""The JSON API keeps to its own description, whatever it is sent."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.web.server import PATIENCE, Client, Server, new_table

EXAMPLES = 24
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def calls_of(operation: Any) -> SearchStrategy[Any]:
    """What its description allows, and what it does not."""
    modes = list(GenerationMode) if operation.body else [GenerationMode.POSITIVE]
    return st.one_of([operation.as_strategy(generation_mode=mode) for mode in modes])


def check_call(operation: Any, host: Client, secrets: list[str], examples: int) -> int:
    """Call it again and again; says how many of the calls succeeded."""
    succeeded = 0

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=calls_of(operation))
    def call(case: Any) -> None:
        nonlocal succeeded
        # An address drawn at random is no table: half of the calls are for a real one.
        if len(str(case.path_parameters)) % 2 and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = host.table
        bearer = {"authorization": f"Bearer {'.'.join(secrets)}"}
        response = case.call(headers=bearer, timeout=PATIENCE)
        succeeded += response.status_code < 300
        case.validate_response(response, checks=CHECKS)

    call()
    return succeeded


def test_every_call_keeps_to_the_schema(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    examples = EXAMPLES if server.workers == 1 else EXAMPLES // 4
    called = {}
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        if operation.path.endswith("/stream"):
            continue
        host, players = new_table(server)
        host.post("/start")
        secrets = [*host.secrets, *players[0].secrets]
        name = f"{operation.method} {operation.path}"
        called[name] = check_call(operation, host, secrets, examples)
    assert len(called) >= 15
    assert called["get /api/tables/{table_id}/view"] > 0, called
    assert sum([number for name, number in called.items() if name.startswith("post")]) > 0, called
