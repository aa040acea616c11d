CREATE TABLE public.asked_addresses (
    address_hash character varying(64) NOT NULL,
    token character varying(64) NOT NULL,
    until double precision NOT NULL
);
CREATE TABLE public.chairs (
    table_id character varying(32) NOT NULL,
    seat integer NOT NULL,
    seen double precision,
    notes text NOT NULL
);
CREATE TABLE public.entries (
    table_id character varying(32) NOT NULL,
    number integer NOT NULL,
    kind character varying(16) NOT NULL,
    seat integer,
    body text NOT NULL,
    key character varying(64),
    at double precision NOT NULL
);
CREATE TABLE public.mailboxes (
    table_id character varying(32) NOT NULL,
    seat integer NOT NULL,
    address text NOT NULL,
    language character varying(8) NOT NULL,
    token character varying(64) NOT NULL,
    confirmed boolean NOT NULL,
    asked boolean NOT NULL,
    due double precision,
    tries integer NOT NULL,
    sent double precision
);
CREATE TABLE public.move_codes (
    code_hash character varying(64) NOT NULL,
    sealed text NOT NULL,
    until double precision NOT NULL
);
CREATE TABLE public.pushes (
    table_id character varying(32) NOT NULL,
    seat integer NOT NULL,
    endpoint text NOT NULL,
    p256dh character varying(128) NOT NULL,
    auth character varying(128) NOT NULL,
    language character varying(8) NOT NULL,
    asked boolean NOT NULL,
    due double precision,
    tries integer NOT NULL,
    sent double precision
);
CREATE TABLE public.schema_version (
    version integer NOT NULL
);
CREATE SEQUENCE public.schema_version_version_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.schema_version_version_seq OWNED BY public.schema_version.version;
CREATE TABLE public.server_keys (
    name character varying(32) NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.tables (
    id character varying(32) NOT NULL,
    game character varying(64) NOT NULL,
    settings text NOT NULL,
    host_hash character varying(64) NOT NULL,
    invite_hash character varying(64) NOT NULL,
    created double precision NOT NULL,
    status character varying(16) NOT NULL,
    wakes double precision
);
ALTER TABLE ONLY public.schema_version ALTER COLUMN version SET DEFAULT nextval('public.schema_version_version_seq'::regclass);
INSERT INTO public.chairs VALUES ('0123456789abcdef01', 2, NULL, 'hm');
INSERT INTO public.entries VALUES ('0123456789abcdef01', 1, 'decide', 2, '{"bid":"7777777777777777777777777777777777777777"}', 'k1', 13.25);
INSERT INTO public.schema_version VALUES (5);
INSERT INTO public.tables VALUES ('0123456789abcdef01', 'qe', '{"players":4,"options":{"edition":"2019"},"name":"Zoë''s <table>"}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 12.5, 'open', NULL);
ALTER TABLE ONLY public.asked_addresses
    ADD CONSTRAINT asked_addresses_pkey PRIMARY KEY (address_hash);
ALTER TABLE ONLY public.chairs
    ADD CONSTRAINT chairs_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_seat_key_key UNIQUE (table_id, seat, key);
ALTER TABLE ONLY public.mailboxes
    ADD CONSTRAINT mailboxes_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.mailboxes
    ADD CONSTRAINT mailboxes_token_key UNIQUE (token);
ALTER TABLE ONLY public.move_codes
    ADD CONSTRAINT move_codes_pkey PRIMARY KEY (code_hash);
ALTER TABLE ONLY public.pushes
    ADD CONSTRAINT pushes_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.server_keys
    ADD CONSTRAINT server_keys_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX chairs_by_seen ON public.chairs USING btree (seen);
CREATE INDEX mailboxes_by_due ON public.mailboxes USING btree (due);
CREATE INDEX pushes_by_due ON public.pushes USING btree (due);
CREATE INDEX tables_by_waking ON public.tables USING btree (wakes);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.mailboxes
    ADD CONSTRAINT mailboxes_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.pushes
    ADD CONSTRAINT pushes_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
