/**
 * A run's row says who holds it: `claim` goes up with every holder, and an event is taken only from the claim that is in
 * force. `line` is the exact text that the hash chain is made over. Events are added and never changed; they go only
 * together with their run, by whoever says in the same transaction which run that is.
 */
export const runsAndEvents = {
  number: 1,
  name: "runs and events",
  sql: `
    create table subterminator.run (
      id text primary key,
      claim bigint not null default 1,
      holder jsonb,
      lease_until timestamptz not null default now(),
      created_at timestamptz not null default now()
    );

    create table subterminator.event (
      run_id text not null references subterminator.run (id),
      seq integer not null check (seq > 0),
      claim bigint not null,
      line text not null,
      at timestamptz not null default now(),
      primary key (run_id, seq)
    );

    create function subterminator.events_stay() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('subterminator.removing', true) = old.run_id then
        return old;
      end if;
      raise exception 'events are added and never changed' using errcode = 'restrict_violation';
    end $$;

    create trigger events_stay before update or delete on subterminator.event
      for each row execute function subterminator.events_stay();
    create trigger events_stay_all before truncate on subterminator.event
      for each statement execute function subterminator.events_stay();
  `,
};
