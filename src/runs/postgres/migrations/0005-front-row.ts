/**
 * Whether a job that waits stands on the queue itself (`carried`), or behind those of its site that do. What was there
 * before this migration stands on it.
 */
export const frontRow = {
  number: 5,
  name: "front row",
  sql: `
    alter table subterminator.job add column carried boolean not null default true;
    create index job_front on subterminator.job (site, priority) where state = 'queued' and carried;
    create index job_behind on subterminator.job (site, priority desc, at)
      where state = 'queued' and not carried and not_before is null;
    create index job_later on subterminator.job (not_before)
      where state = 'queued' and not carried and not_before is not null;
  `,
};
