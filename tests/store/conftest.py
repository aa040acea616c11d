from tests.databases import database_url, postgres_server, postgres_tools, postgres_url

__all__ = ["database_url", "postgres_server", "postgres_tools", "postgres_url"]
