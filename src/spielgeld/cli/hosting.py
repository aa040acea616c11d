"""What the commands of a host share: settings by option, environment variable or file.

`--trust-proxy` is also SPIELGELD_TRUST_PROXY, and `trust-proxy` in the file that `--config` names.
A variable that ends in _FILE names a file that holds the value, as containers keep secrets.
"""

import os
import shlex
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from click.core import ParameterSource
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from spielgeld.cli.shared import CantRun, user_language
from spielgeld.telling.words import Words, words_of

F = TypeVar("F", bound=Callable[..., Any])

PREFIX = "SPIELGELD_"
PASSWORD = "database-password"
"""A setting of its own, so that the rest of the address can be shown to anybody."""
SETTINGS = (
    *("host", "port", "reach", "allow-host", "unix-socket", "base-path", "trust-proxy"),
    *(
        "metrics-from",
        "database",
        "database-listen",
        PASSWORD,
        "workers",
        "keep",
        "limit",
        "log-format",
        "log-level",
    ),
    *("smtp", "sender", "site"),
)
KINDS: dict[str, tuple[str, type | tuple[type, ...]]] = {
    **dict.fromkeys(("port", "workers"), ("number", int)),
    "keep": ("number", (int, float)),
    "limit": ("limits", dict),
    **dict.fromkeys(("allow-host", "trust-proxy", "metrics-from"), ("list", list)),
}
"""What is not a text in the file: what to call it, and what TOML makes of it."""


def variable(name: str) -> str:
    return PREFIX + name.upper().replace("-", "_")


def setting(name: str, **options: Any) -> Callable[[F], F]:
    """An option that can be set elsewhere, too."""
    assert name in SETTINGS
    return click.option(f"--{name}", envvar=variable(name), show_envvar=True, **options)


def host_words() -> Words:
    return words_of(user_language())


def read_config(context: click.Context, _: click.Parameter, path: str | None) -> None:
    """Settings of the file count less than variables, and these less than options."""
    read_secret_files()
    if path is None:
        return
    try:
        data = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CantRun(host_words().say("config-unreadable", file=path, reason=reason)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CantRun(host_words().say("config-broken", file=path, reason=str(error))) from None
    for name in data:
        if name not in SETTINGS:
            known = ", ".join(SETTINGS)
            raise CantRun(host_words().say("config-unknown", file=path, name=name, known=known))
        kind, types = KINDS.get(name, ("text", str))
        if not isinstance(data[name], types) or isinstance(data[name], bool):
            raise CantRun(host_words().say(f"config-{kind}", file=path, name=name))
    read = {name.replace("-", "_"): value for name, value in data.items()}
    if "limit" in read:
        read["limit"] = [f"{name}={figure}" for name, figure in read["limit"].items()]
    context.default_map = {**read, **(context.default_map or {})}


def read_env_file(context: click.Context, _: click.Parameter, path: str | None) -> None:
    """The settings of a unit's EnvironmentFile, which count less than variables that are set."""
    if path is None:
        return
    found: dict[str, str] = {}
    try:
        for line in Path(path).read_text(encoding="utf-8").splitlines():
            name, sign, value = line.strip().partition("=")
            if sign and not name.startswith(("#", ";")):
                found[name.strip()] = " ".join(shlex.split(value))
        for name in SETTINGS:
            secret = found.get(f"{variable(name)}_FILE")
            if secret:
                path = secret
                found.setdefault(variable(name), Path(path).read_text(encoding="utf-8").strip())
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CantRun(host_words().say("config-unreadable", file=path, reason=reason)) from None
    except ValueError:
        raise CantRun(host_words().say("config-no-variables", file=path)) from None
    read = {name.replace("-", "_"): found.get(variable(name)) for name in SETTINGS}
    given = {name: value for name, value in read.items() if value is not None}
    context.default_map = {**(context.default_map or {}), **given}


def read_secret_files() -> None:
    for name in SETTINGS:
        path = os.environ.get(f"{variable(name)}_FILE")
        if path and variable(name) not in os.environ:
            try:
                os.environ[variable(name)] = Path(path).read_text(encoding="utf-8").strip()
            except (OSError, UnicodeDecodeError) as error:
                reason = getattr(error, "strerror", None) or type(error).__name__
                raise CantRun(
                    host_words().say("config-unreadable", file=path, reason=reason)
                ) from None


def config_option(function: F) -> F:
    return click.option(
        "--config",
        metavar="FILE",
        envvar=variable("config"),
        show_envvar=True,
        is_eager=True,
        expose_value=False,
        callback=read_config,
        help="Settings from a TOML file: workers = 2 and so on.",
    )(function)


def beside_option(function: F) -> F:
    """For commands beside a server: its file of settings, and the one with its secrets."""
    return config_option(
        click.option(
            "--env-file",
            metavar="FILE",
            envvar=variable("env-file"),
            show_envvar=True,
            is_eager=True,
            expose_value=False,
            callback=read_env_file,
            help="Settings that hold passwords, as the server's unit reads them: NAME=value lines.",
        )(function)
    )


def no_password_for_all(context: click.Context, option: click.Parameter, url: str | None) -> Any:
    """Every user of a machine can read its command lines."""
    given = context.get_parameter_source(option.name or "") is ParameterSource.COMMANDLINE
    try:
        password = make_url(url).password if url and "://" in url else None
    except (ArgumentError, ValueError):
        password = None
    if given and password:
        name = variable(option.name or "")
        raise CantRun(host_words().say("password-for-all", variable=name))
    return url


def with_password(context: click.Context, option: click.Parameter, url: str | None) -> Any:
    no_password_for_all(context, option, url)
    elsewhere = (context.default_map or {}).get(PASSWORD.replace("-", "_"))
    password = os.environ.get(variable(PASSWORD)) or elsewhere
    if url and password and url.startswith("postgres"):
        try:
            whole = make_url(url)
        except (ArgumentError, ValueError):
            return url  # whoever opens it says what is wrong
        if not whole.password:
            return whole.set(password=password).render_as_string(hide_password=False)
    return url


database_option = setting(
    "database",
    metavar="URL",
    callback=with_password,
    help="sqlite:///file or postgresql://...; a file in your data folder if nothing is said.",
)
