"""A first game that teaches, in the browser: begun from the lobby, read above the table."""

from litestar import Controller, get, post
from litestar.params import FromPath

from spielgeld.games.lesson import LEARNER
from spielgeld.house import lessons
from spielgeld.house.problems import Problem
from spielgeld.house.script import step_due
from spielgeld.page.table import lesson_panel
from spielgeld.web.context import AnyRequest, TableId, service_of
from spielgeld.web.pages.drawing_lesson import draw_lesson
from spielgeld.web.pages.sitting import Answer, Sitting, sit_down
from spielgeld.web.pages.table import read_form
from spielgeld.web.pages.visitor import Visitor


class LessonPages(Controller):
    path = "/"
    include_in_schema = False

    @post("/learn/{game:str}")
    async def begin(self, request: AnyRequest, game: FromPath[str]) -> Answer:
        service, visitor = service_of(request), Visitor(request)
        frame = visitor.frame()
        name = frame.words.say("page-you")
        role = (await read_form(request)).get("role", "")
        made, secret = await lessons.begin(service, game, visitor.language, name, role)
        visitor.keep_secrets(made.table.id, made.host, secret)
        return visitor.go(visitor.at(f"/t/{made.table.id}"))

    @get("/t/{table_id:str}/lesson")
    async def panel(self, request: AnyRequest, table_id: TableId) -> Answer:
        return show(await sit_down(request, table_id))

    @post("/t/{table_id:str}/lesson")
    async def go_on(self, request: AnyRequest, table_id: TableId) -> Answer:
        """Read on, answer a question, or have the next step done."""
        at = await sit_down(request, table_id)
        form = await read_form(request)
        secrets = at.visitor.secrets
        wrong = False
        try:
            if form.get("do") == "step":
                step = step_due(at.table, LEARNER)
                if step is not None:
                    await at.service.decide(table_id, secrets, step.decision, step=None)
            else:
                await lessons.read_on(at.service, table_id, secrets, form.get("answer"))
        except Problem as problem:
            if problem.reason != "lesson-wrong":
                raise
            wrong = True
        if not at.visitor.htmx and not wrong:
            return at.visitor.go(at.address)
        at = await sit_down(request, table_id)
        return show(at, wrong=wrong) if at.visitor.htmx else await at.show(lesson_wrong=True)


def show(at: Sitting, *, wrong: bool = False) -> Answer:
    frame = at.frame("table")
    address = at.visitor.at(f"/t/{at.table.id}")
    panel = draw_lesson(at.table, frame.words, address, wrong=wrong)
    if panel is None or LEARNER not in at.role.seats:
        raise Problem("no-page")
    return at.visitor.page(lesson_panel(panel, frame))
