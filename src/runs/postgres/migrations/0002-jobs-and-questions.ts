/**
 * A job's id is its run's id. The queue only carries ids; what a job is, and how it stands, is here. A question keeps
 * the digest of the facts that were shown: an answer is good for those facts and for one act.
 */
export const jobsAndQuestions = {
  number: 2,
  name: "jobs and questions",
  sql: `
    create table subterminator.job (
      id text primary key,
      request jsonb not null,
      state text not null default 'queued'
        check (state in ('queued', 'running', 'waiting', 'ended', 'failed', 'cancelled')),
      who text not null,
      key text unique,
      profile text,
      site text,
      priority integer not null default 0,
      not_before timestamptz,
      deadline timestamptz,
      attempts integer not null default 0,
      worker text,
      stop_asked_by text,
      error jsonb,
      verdict jsonb,
      at timestamptz not null default now(),
      begun_at timestamptz,
      ended_at timestamptz
    );
    create index job_open on subterminator.job (at) where state in ('queued', 'running', 'waiting');
    create index job_running on subterminator.job (site, profile) where state = 'running';
    create index job_newest on subterminator.job (at desc);

    create table subterminator.question (
      id text primary key,
      run_id text not null,
      digest text not null,
      posted jsonb not null,
      asked_at timestamptz not null default now(),
      until timestamptz not null,
      given jsonb,
      used_at timestamptz,
      withdrawn_at timestamptz
    );
    create index question_of_run on subterminator.question (run_id, digest);
    create index question_open on subterminator.question (asked_at)
      where given is null and withdrawn_at is null;
  `,
};
