"""A few of the requests of `make fuzz`, at every door."""

from tests.fuzz import form_doors, fuzz_forms, fuzz_socket
from tests.web.server import Server


def test_no_form_and_no_message_is_answered_with_a_failure(server: Server) -> None:
    number = 6 if server.workers == 1 else 2
    assert sum(fuzz_forms(server, number).values()) >= number * len(form_doors()) // 2
    assert fuzz_socket(server, 8 * number)["socket messages"] >= 4 * number


def test_every_door_for_forms_is_known() -> None:
    doors = form_doors()
    assert "/new" in doors
    assert {door.rpartition("/")[2] for door in doors} >= {"decide", "chat", "luck", "host", "mail"}
