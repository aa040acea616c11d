BEGIN TRANSACTION;
CREATE TABLE asked_addresses (
	address_hash VARCHAR(64) NOT NULL,
	token VARCHAR(64) NOT NULL,
	until FLOAT NOT NULL,
	PRIMARY KEY (address_hash)
);
CREATE TABLE chairs (
	table_id VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	seen FLOAT,
	notes TEXT NOT NULL,
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "chairs" VALUES('0123456789abcdef01',2,NULL,'hm');
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
CREATE TABLE mailboxes (
	table_id VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	address TEXT NOT NULL,
	language VARCHAR(8) NOT NULL,
	token VARCHAR(64) NOT NULL,
	confirmed BOOLEAN NOT NULL,
	asked BOOLEAN NOT NULL,
	due FLOAT,
	tries INTEGER NOT NULL,
	sent FLOAT,
	PRIMARY KEY (table_id, seat),
	FOREIGN KEY(table_id) REFERENCES tables (id),
	UNIQUE (token)
);
CREATE TABLE move_codes (
	code_hash VARCHAR(64) NOT NULL,
	sealed TEXT NOT NULL,
	until FLOAT NOT NULL,
	PRIMARY KEY (code_hash)
);
CREATE TABLE pushes (
	table_id VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	endpoint TEXT NOT NULL,
	p256dh VARCHAR(128) NOT NULL,
	auth VARCHAR(128) NOT NULL,
	language VARCHAR(8) NOT NULL,
	asked BOOLEAN NOT NULL,
	due FLOAT,
	tries INTEGER NOT NULL,
	sent FLOAT,
	PRIMARY KEY (table_id, seat),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE schema_version (
	version INTEGER NOT NULL,
	PRIMARY KEY (version)
);
INSERT INTO "schema_version" VALUES(5);
CREATE TABLE server_keys (
	name VARCHAR(32) NOT NULL,
	value TEXT NOT NULL,
	PRIMARY KEY (name)
);
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
CREATE INDEX chairs_by_seen ON chairs (seen);
CREATE INDEX mailboxes_by_due ON mailboxes (due);
CREATE INDEX pushes_by_due ON pushes (due);
COMMIT;
