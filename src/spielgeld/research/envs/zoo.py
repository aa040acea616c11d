"""PettingZoo: tables at which all chairs are agents."""

from functools import partial
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from spielgeld.kernel.state import Seat
from spielgeld.research.codecs.codec import IllegalSlot, Mask
from spielgeld.research.envs.rewards import Reward
from spielgeld.research.envs.seats import NO_PICTURE, Seats, Slots

Observation = dict[str, Any]


class Agents:
    """What both kinds of environment share: names, spaces and what an agent sees."""

    table: Seats
    metadata: dict[str, Any]

    def sit(
        self,
        game: str,
        players: int,
        options: dict[str, Any],
        reward: Reward,
        grid: dict[str, Any] | None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Seats(game, players, options, reward, grid)
        self.metadata = {**type(self).metadata, "name": f"{game.replace('-', '_')}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self.seat_of = {name: seat for seat, name in enumerate(self.possible_agents)}
        self.render_mode = render_mode
        # PettingZoo asks that a space is the same object each time, and seeds it.
        self.spaces = {name: self.table.masked_space() for name in self.possible_agents}
        self.choices = {
            name: self.table.action_space(partial(self.legal, seat))
            for name, seat in self.seat_of.items()
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.spaces[agent]

    def action_space(self, agent: str) -> Slots:
        return self.choices[agent]

    def legal(self, seat: Seat) -> Mask:
        return self.table.see(seat)[1]

    def look(self, seat: Seat) -> Observation:
        vector, mask = self.table.see(seat)
        return {"observation": vector, "action_mask": mask}

    def render(self) -> None:
        """There is nothing to draw here: `spielgeld replay` and the pages show games."""

    def close(self) -> None:
        """Nothing is open."""


class AecTable(Agents, AECEnv):  # type: ignore[misc]
    """One agent after the other, as they are asked; what is sealed stays sealed in between."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        **NO_PICTURE,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, Any],
        reward: Reward = "rank",
        grid: dict[str, Any] | None = None,
    ) -> None:
        super().__init__()
        self.sit(game, players, options, reward, grid)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        waiting = self.table.play.waiting
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]
            return
        self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        return self.look(self.seat_of[agent])

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.act(self.seat_of[agent], action)
        self._select()


class ParallelTable(Agents, ParallelEnv):  # type: ignore[misc]
    """All act at once, step by step of the game; whoever is not asked passes with slot 0."""

    metadata: ClassVar[dict[str, Any]] = NO_PICTURE  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, Any],
        reward: Reward = "rank",
        grid: dict[str, Any] | None = None,
    ) -> None:
        super().__init__()
        self.sit(game, players, options, reward, grid)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.look(self.seat_of[agent]) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        table = self.table
        asked = table.play.waiting
        wanted = {self.possible_agents[seat] for seat in asked}
        if missing := sorted(wanted - actions.keys()):
            raise IllegalSlot(f"no action of {', '.join(missing)}")
        if strangers := sorted(actions.keys() - self.seat_of.keys()):
            raise IllegalSlot(f"no such agent: {', '.join(strangers)}")
        for agent in actions.keys() - wanted:
            table.must_pass(self.seat_of[agent], actions[agent])
        meant = {seat: table.meant(seat, actions[self.possible_agents[seat]]) for seat in asked}
        for seat, decision in meant.items():
            table.play.submit(seat, decision)
        agents = self.agents
        over = table.play.over
        rewards = table.rewards() if over else [0.0] * table.players
        observations = self._observations()
        if over:
            self.agents = []
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )
