CREATE TABLE agent (
  account_id    integer PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  phone         text NOT NULL CHECK (phone ~ '^\+91[6-9][0-9]{9}$'),
  second_phone  text CHECK (second_phone ~ '^\+91[6-9][0-9]{9}$'),
  whatsapp      text CHECK (whatsapp ~ '^\+91[6-9][0-9]{9}$'),
  vehicle_type  text NOT NULL DEFAULT '',
  work_type     text NOT NULL DEFAULT 'Full-time',
  location      text NOT NULL CHECK (location <> ''),
  city_key      text NOT NULL,
  availability  text NOT NULL DEFAULT 'not_available' CHECK (availability IN ('available', 'busy', 'not_available')),
  rating_sum    integer NOT NULL DEFAULT 0,
  rating_count  integer NOT NULL DEFAULT 0,
  version       integer NOT NULL DEFAULT 1 CHECK (version > 0),
  created_at    timestamptz NOT NULL DEFAULT now(),
  updated_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT agent_ratings_add_up CHECK (rating_count >= 0 AND rating_sum BETWEEN rating_count AND 5 * rating_count)
);
CREATE INDEX agent_in_city ON agent (city_key, availability);

CREATE TABLE agent_licence (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id integer NOT NULL REFERENCES agent ON DELETE CASCADE,
  media_hash text NOT NULL REFERENCES media (hash),
  position   smallint NOT NULL CHECK (position BETWEEN 0 AND 9)
);
CREATE INDEX agent_licence_order ON agent_licence (account_id, position);
CREATE INDEX agent_licence_media ON agent_licence (media_hash);

CREATE TABLE delivery_request (
  id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id    integer REFERENCES account ON DELETE SET NULL,
  agent_id       integer REFERENCES agent ON DELETE SET NULL,
  pickup_shop_id integer REFERENCES shop ON DELETE SET NULL,
  pickup_address text NOT NULL DEFAULT '',
  drop_address   text NOT NULL CHECK (drop_address <> ''),
  note           text NOT NULL DEFAULT '',
  state          text NOT NULL DEFAULT 'requested'
                   CHECK (state IN ('requested', 'accepted', 'declined', 'done', 'cancelled')),
  version        integer NOT NULL DEFAULT 1 CHECK (version > 0),
  created_at     timestamptz NOT NULL DEFAULT now(),
  changed_at     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT delivery_not_to_oneself CHECK (customer_id <> agent_id)
);
CREATE INDEX delivery_of_customer ON delivery_request (customer_id, created_at DESC);
CREATE INDEX delivery_of_agent ON delivery_request (agent_id, created_at DESC);

CREATE TABLE agent_review (
  delivery_id integer PRIMARY KEY REFERENCES delivery_request ON DELETE CASCADE,
  agent_id    integer NOT NULL REFERENCES agent ON DELETE CASCADE,
  author_id   integer REFERENCES account ON DELETE SET NULL,
  rating      smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  comment     text NOT NULL DEFAULT '',
  created_at  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX agent_review_newest ON agent_review (agent_id, created_at DESC);
