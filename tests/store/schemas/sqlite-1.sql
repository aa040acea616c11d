BEGIN TRANSACTION;
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	kind VARCHAR(16) NOT NULL,
	seat INTEGER,
	body TEXT NOT NULL,
	"key" VARCHAR(64),
	at FLOAT NOT NULL,
	PRIMARY KEY (table_id, number),
	UNIQUE (table_id, seat, "key"),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('0123456789abcdef01',1,'decide',2,'{"bid":"7777777777777777777777777777777777777777"}','k1',13.25);
CREATE TABLE schema_version (
	version INTEGER NOT NULL,
	PRIMARY KEY (version)
);
INSERT INTO "schema_version" VALUES(1);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL,
	game VARCHAR(64) NOT NULL,
	settings TEXT NOT NULL,
	host_hash VARCHAR(64) NOT NULL,
	invite_hash VARCHAR(64) NOT NULL,
	created FLOAT NOT NULL,
	status VARCHAR(16) NOT NULL,
	wakes FLOAT,
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('0123456789abcdef01','qe','{"players":4,"options":{"edition":"2019"},"name":"Zoë''s <table>"}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',12.5,'open',NULL);
CREATE INDEX tables_by_waking ON tables (wakes);
COMMIT;
