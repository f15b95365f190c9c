/** Tokens of programs, for every server of a fleet; only their hashes. */
export const tokens = {
  number: 4,
  name: "tokens",
  sql: `
    create table subterminator.token (
      name text primary key,
      hash text not null unique,
      scopes text[] not null,
      created_at timestamptz not null default now()
    );
  `,
};
