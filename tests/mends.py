"""Take mends out again, one by one, and see whether their tests notice.

    python -m tests.mends [WORD ...]

Each mend is a place in the source that keeps one visitor from harming the others; without it, the
test that is named beside it must fail. Given words, only mends that say one of them are tried. The
result goes to docs/trust.md.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tests.figures import write

ROOT = Path(__file__).resolve().parent.parent
FAILED = 1
"""What pytest ends with if tests have failed; other numbers say that none could be run."""


class Mend(NamedTuple):
    """`there` in the file at `path` is what mends it, `gone` what stands there without the mend."""

    says: str
    path: str
    there: str
    gone: str
    test: str


WRITER, DOORS, BOUNDS = "tests/store/test_writer.py", "tests/web/test_doors.py", "test_bounds.py"

MENDS = (
    Mend(
        "a text that no database holds spoils nobody else's entry",
        "store/writer.py",
        "        except Exception:\n            # One job",
        "        except OSError:\n            # One job",
        f"{WRITER}::test_who_writes_beside_a_spoiled_entry_loses_nothing",
    ),
    Mend(
        "whoever waits for the writer is answered, whatever happens to it",
        "store/writer.py",
        "                finally:\n                    self._answer(jobs)",
        "                else:\n                    self._answer(jobs)",
        f"{WRITER}::test_what_fails_in_a_way_nobody_thought_of_is_answered",
    ),
    Mend(
        "a thread that fails begins again",
        "vigil.py",
        "            time.sleep(pause)\n",
        "            return\n",
        f"{WRITER}::test_a_thread_that_fails_begins_again_and_says_so",
    ),
    Mend(
        "work that fails is tried again",
        "vigil.py",
        "            await asyncio.sleep(seconds)\n",
        "            return\n",
        f"{WRITER}::test_a_task_and_an_errand_that_fail_are_told",
    ),
    Mend(
        "what waits to be written is bounded",
        "store/writer.py",
        "        if self._jobs.qsize() >= self._most_waiting:",
        "        if False:",
        f"{WRITER}::test_what_waits_to_be_written_is_bounded",
    ),
    Mend(
        "half a character is refused at the doors",
        "house/texts.py",
        "    if not is_storable(text):",
        "    if False:",
        f"{DOORS}::test_text_that_no_database_holds_is_refused_at_forms",
    ),
    Mend(
        "half a character in a board file is refused",
        "house/texts.py",
        "    if not is_storable(text):",
        "    if False:",
        f"{DOORS}::test_a_board_file_with_half_a_character_is_refused",
    ),
    Mend(
        "what the doors keep of tables is bounded",
        "page/cache.py",
        "        while self.bytes > self._most_bytes or len(self._values) > self._most_entries:",
        "        while False:",
        "tests/web/test_view_cache.py",
    ),
    Mend(
        "cookies of strangers name nothing new in the cache",
        "house/table.py",
        "self.row.host_hash in hashes",
        "bool(hashes)",
        "tests/house/test_chairs.py::test_cookies_of_strangers_name_nothing_new",
    ),
    Mend(
        "a number of 60,000 digits is not read",
        "house/texts.py",
        "    return LONG_NUMBER.search(raw) is not None",
        "    return False",
        f"{DOORS}::test_long_numbers_are_not_even_read",
    ),
    Mend(
        "a table that can't be read stops no clock",
        "house/clock.py",
        "        except Exception as error:\n            gone",
        "        except KeyError as error:\n            gone",
        f"tests/house/{BOUNDS}::test_a_table_that_cant_be_read_stops_no_clock",
    ),
    Mend(
        "a table that can't be read is set aside, and that is said once",
        "house/desk.py",
        '        if problem.reason != "broken-table" or table_id in self.set_aside:',
        "        if True:",
        "tests/web/test_set_aside.py",
    ),
    Mend(
        "a key answers only for what stands",
        "house/table.py",
        '            raise Problem("used-key")',
        "            pass",
        f"tests/house/{BOUNDS}::test_a_key_answers_only_for_what_stands",
    ),
    Mend(
        "a slash more or less leads through the same limit",
        "web/guard.py",
        '    return SLASHES.sub("/", path).rstrip("/")',
        "    return path",
        f"{DOORS}::test_a_slash_at_the_end_is_the_same_door",
    ),
    Mend(
        "people who wait come before bots among themselves",
        "house/thinking/priority.py",
        "        for urgent in (True, False):",
        "        for urgent in (False, True):",
        "tests/house/test_turns.py::test_thirty_tables_of_bots_let_a_person_go_first",
    ),
    Mend(
        "an address has a few tables of bots alone",
        "house/bot_quota.py",
        "        if table_id not in playing and len(playing) >= self._most:",
        "        if False:",
        "tests/house/test_turns.py::test_one_address_has_a_few_tables_of_bots_alone",
    ),
    Mend(
        "spectators take no player's room",
        "house/live.py",
        "sum([other.seat == quota.seat for other in at_table]) >= most.pages_of_a_chair",
        "len(at_table) >= most.spectators_of_a_table",
        f"tests/house/{BOUNDS}::test_spectators_take_no_players_room",
    ),
    Mend(
        "an address has its share of streams",
        "house/live.py",
        "self._addresses[quota.address] >= most.streams_of_a_visitor",
        "False",
        f"tests/house/{BOUNDS}::test_one_address_has_its_share_of_streams",
    ),
    Mend(
        "who says it slowly is let go",
        "web/guard.py",
        "            async with asyncio.timeout_at(late):",
        "            async with asyncio.timeout_at(None):",
        "tests/web/test_patience.py::test_who_says_it_slowly_is_let_go",
    ),
    Mend(
        "who does not take what it is sent gets no more",
        "web/guard.py",
        "            async with asyncio.timeout(seconds):",
        "            async with asyncio.timeout(None):",
        "tests/web/test_patience.py::test_who_does_not_take_what_it_is_sent_gets_no_more",
    ),
    Mend(
        "a head without end is refused while it arrives",
        "web/server.py",
        "        if self._since > self._most:",
        "        if False:",
        "tests/web/test_patience.py::test_a_head_without_end_is_refused",
    ),
    Mend(
        "a head that is too long is refused",
        "web/guard.py",
        "        if size > self._limits.header_bytes:",
        "        if size < 0:",
        "tests/web/test_patience.py::test_a_head_that_is_too_long_is_refused",
    ),
    Mend(
        "an address has its share of connections",
        "web/server.py",
        "        if sum([not other.is_closing() for other in of_visitor]) >= self._most:",
        "        if False:",
        "tests/web/test_patience.py::test_an_address_has_its_share_of_connections",
    ),
    Mend(
        "under a strange name nothing is answered",
        "web/door.py",
        "            if not all([self._names.know(host) for host in asked]):",
        "            if False:",
        "tests/web/test_host_names.py::test_under_a_strange_name_nothing_is_answered",
    ),
    Mend(
        "there are files left for the database",
        "web/server.py",
        "    return max(files - RESERVED_FILES, files // 2)",
        "    return files",
        "tests/web/test_patience.py::test_there_are_files_left_for_the_database",
    ),
    Mend(
        "talk has room of its own",
        "house/desk.py",
        "        most = MOST_OF_A_KIND.get(what.kind)",
        "        most = None",
        f"tests/house/{BOUNDS}::test_talk_has_room_of_its_own",
    ),
    Mend(
        "a chair is taken too late",
        "web/pages/table.py",
        "            if at.table.play is not None:  # the game has begun without them",
        "            if False:",
        f"{DOORS}::test_a_chair_is_taken_too_late",
    ),
    Mend(
        "a refusal does not repeat thousands of digits",
        "house/settings.py",
        "    if isinstance(value, str) and len(value) > LONGEST_SAID:",
        "    if False:",
        f"{DOORS}::test_long_numbers_are_not_even_read",
    ),
    Mend(
        "what a table agrees on is not nested without end",
        "house/texts.py",
        "        if depth == DEEPEST:",
        "        if False:",
        f"tests/house/{BOUNDS}::test_what_a_table_agrees_on_is_not_nested_without_end",
    ),
    Mend(
        "a form in an unknown script is refused",
        "web/pages/table.py",
        "    except (LookupError, ValueError):",
        "    except KeyError:",
        f"{DOORS}::test_a_form_in_an_unknown_script_is_refused",
    ),
    Mend(
        "nothing hides behind a zero in an address",
        "web/guard.py",
        '        if "\\0" in scope["path"]:',
        "        if False:",
        f"{DOORS}::test_nothing_hides_behind_a_zero_in_an_address",
    ),
    Mend(
        "a zero in a key is refused",
        "web/api/forms.py",
        r'pattern=r"^[^\x00]*$"',
        'pattern=""',
        f"{DOORS}::test_text_that_no_database_holds_is_refused_in_json",
    ),
    Mend(
        "a socket that sends rubbish is told so",
        "web/errors.py",
        "    if isinstance(error, UNREADABLE):",
        "    if isinstance(error, KeyError):",
        f"{DOORS}::test_a_socket_that_sends_rubbish_is_told_so",
    ),
    Mend(
        "one server has an SQLite file for itself",
        "store/database.py",
        "            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)\n",
        "",
        "tests/host/test_alone.py",
    ),
    Mend(
        "a clock that goes back leaves nobody there",
        "house/presence.py",
        "at if known > now + AWAY_SECONDS else max(at, known)",
        "max(at, known)",
        "tests/house/test_chairs.py::test_a_clock_that_goes_back_leaves_nobody_there",
    ),
    Mend(
        "a page's stream looks again who it is that listens",
        "web/pages/sitting.py",
        "        self.role = role_at(self.table, self.visitor.secrets)\n        self.shown",
        "        self.shown",
        "tests/web/test_no_leak.py::test_nobody_receives_a_byte_more_than_they_may[strangers]",
    ),
    Mend(
        "a stream ends with the secret that it was opened with",
        "web/stream.py",
        "                if now != role:",
        "                if False:",
        "tests/web/test_live.py::test_a_stream_ends_with_the_secret_that_it_was_opened_with",
    ),
    Mend(
        "a socket ends with the secret that it was opened with",
        "web/api/socket.py",
        "            if table.role(self._secrets).seat != self._seat:",
        "            if False:",
        "tests/web/test_socket.py::test_strangers_and_old_secrets_are_shown_out",
    ),
    Mend(
        "a link from another device changes nothing before somebody says yes",
        "web/pages/my_tables.py",
        "await service_of(request).moves.look(code)",
        "await service_of(request).moves.take(code)",
        "tests/web/test_moves.py::test_tables_go_along_once_and_only_after_a_question",
    ),
    Mend(
        "a link from another device replaces no chair",
        "web/pages/my_tables.py",
        "            if table.id not in here:",
        "            if True:",
        "tests/web/test_moves.py::test_what_a_device_has_stays_whoever_made_the_link",
    ),
    Mend(
        "a link from another device works once",
        "store/move_codes.py",
        "            taken = connection.execute(delete(move_codes).where(mine)).rowcount",
        "            taken = 1",
        "tests/web/test_moves.py::test_tables_go_along_once_and_only_after_a_question",
    ),
    Mend(
        "a link from another device is short-lived",
        "store/move_codes.py",
        "            query = select(move_codes.c.sealed).where(mine, move_codes.c.until > now)",
        "            query = select(move_codes.c.sealed).where(mine)",
        "tests/web/test_moves.py::test_codes_are_short_lived_and_few",
    ),
    Mend(
        "an address that said nothing is asked once a day",
        "store/mailboxes.py",
        "            if token != one.token:\n",
        "            token = one.token\n            if False:\n",
        "tests/web/test_mail.py::test_a_stranger_gets_one_mail_a_day_whatever_tables_want_it",
    ),
    Mend(
        "a name in a mail is no link",
        "house/post/mail.py",
        '"name": without_links(table.chairs[box.seat].name)',
        '"name": table.chairs[box.seat].name',
        "tests/web/test_mail.py::test_a_name_in_a_mail_is_no_link",
    ),
    Mend(
        "a push is given up after some tries",
        "house/post/outbox.py",
        'elif error.then == "never" or one.tries >= self._sender.most_tries:',
        'elif error.then == "never":',
        "tests/web/test_push.py::test_nobody_waits_for_anothers_push_service",
    ),
    Mend(
        "an address has its share of hints",
        "house/thinking/hints.py",
        " or of_visitor >= most.waiting_hints_of_a_visitor",
        "",
        "tests/web/test_shares.py::test_hints",
    ),
    Mend(
        "an address has its share of analyses",
        "house/thinking/analyses.py",
        "len(of_visitor) >= most.waiting_analyses_of_a_visitor",
        "False",
        "tests/web/test_shares.py::test_analyses",
    ),
    Mend(
        "an address has its share of the disk",
        "web/guard.py",
        "            if length and self._bytes and (wait",
        "            if False and (wait",
        "tests/web/test_shares.py::test_what_is_said",
    ),
    Mend(
        "a table's journal is bounded in bytes",
        "house/desk.py",
        " or table.bytes >= self.limits.journal_bytes",
        "",
        f"tests/house/{BOUNDS}::test_a_journal_is_bounded_in_bytes",
    ),
    Mend(
        "nobody waits for a long journal",
        "house/news.py",
        "        entries = await store.journal(table.id, table.number, SLICE)",
        "        entries = await store.journal(table.id, table.number)",
        "tests/house/test_slices.py",
    ),
    Mend(
        "nobody waits for all that others added",
        "house/news.py",
        "        await asyncio.sleep(0)\n",
        "",
        "tests/house/test_slices.py",
    ),
    Mend(
        "where too much waits to be written, that is said and no failure",
        "web/errors.py",
        "    if isinstance(error, Overfull):",
        "    if isinstance(error, KeyError):",
        "tests/web/test_direct.py::test_where_too_much_is_to_be_written_every_call_says_come_back",
    ),
    Mend(
        "an endpoint with a control character is refused",
        "house/post/push.py",
        '        if not (endpoint.isascii() and endpoint.isprintable()) or " " in endpoint:',
        "        if False:",
        "tests/web/test_push.py::test_an_endpoint_that_is_none_is_refused_at_the_door",
    ),
    Mend(
        "nobody waits for another's push service",
        "house/post/outbox.py",
        "self._send_each(due) for _ in range(MOST_AT_ONCE)]",
        "self._send_each(due)]",
        "tests/web/test_push.py::test_nobody_waits_for_anothers_push_service",
    ),
    Mend(
        "a push that fails in an unknown way stops no other",
        "house/post/outbox.py",
        "        except Exception as error:",
        "        except NotSent as error:",
        "tests/web/test_push.py::test_nobody_waits_for_anothers_push_service",
    ),
    Mend(
        "where nothing can be written, that is said and told once",
        "store/writer.py",
        "            except self._unwritable as error:",
        "            except KeyError as error:",
        "tests/web/test_unwritable.py",
    ),
    Mend(
        "who asks whether the server is ready hears whether it can write",
        "store/store.py",
        "        if now >= self._next_check:",
        "        if False:",
        "tests/web/test_unwritable.py",
    ),
    Mend(
        "a chair whose secret was lost is opened again",
        "house/service.py",
        "            begun = table.play is not None",
        "            begun = True or table.play is not None",
        "tests/house/test_chairs.py::test_a_chair_whose_secret_was_lost_is_opened_again",
    ),
)


def take_out(mend: Mend) -> str:
    """What the tests say without it; empty if they have failed, as they should."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "src")
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
        path = source / "spielgeld" / mend.path
        text = path.read_text(encoding="utf-8")
        if text.count(mend.there) != 1:
            return f"stands {text.count(mend.there)} times in {mend.path}"
        path.write_text(text.replace(mend.there, mend.gone), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        command += ["-m", "", "--timeout", "120", mend.test]
        ran = subprocess.run(
            command, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(source)},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
    return "" if ran.returncode == FAILED else f"pytest ended with {ran.returncode}: {ran.stdout}"


def main() -> int:
    words = sys.argv[1:]
    chosen = [one for one in MENDS if not words or any(word in one.says for word in words)]
    lines = ["| what is taken out | the test that notices |", "| --- | --- |"]
    unseen = 0
    with ThreadPoolExecutor(2) as pool:
        for mend, said in zip(chosen, pool.map(take_out, chosen), strict=True):
            print(f"{'NOT NOTICED' if said else 'noticed':12} {mend.says}", flush=True)
            if said:
                print(said[-1500:], file=sys.stderr)
            unseen += bool(said)
            noticed = "**none**" if said else f"`{mend.test.removeprefix('tests/')}`"
            lines.append(f"| {mend.says} | {noticed} |")
    if not words:
        write("mends", [f"{len(chosen)} mends, {unseen} not noticed:", "", *lines])
    return 1 if unseen else 0


if __name__ == "__main__":
    sys.exit(main())
