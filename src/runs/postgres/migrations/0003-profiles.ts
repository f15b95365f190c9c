/**
 * A profile's row says which blob is in force and holds the blob's own key, sealed by a key that is not in the database.
 * `claim` goes up with whoever takes the profile; only under the number in force is it written back.
 */
export const profiles = {
  number: 3,
  name: "profiles",
  sql: `
    create table subterminator.profile (
      name text primary key,
      claim bigint not null default 0,
      holder text,
      version integer not null default 0,
      blob text,
      bytes bigint not null default 0,
      key_id text,
      wrapped bytea,
      stored_by text,
      changed_at timestamptz not null default now()
    );
  `,
};
