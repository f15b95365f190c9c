/** What was wanted, what was tried with what result, and what the person can type. */
export class SetupError extends Error {
  name = "SetupError";

  constructor(what, { tried = [], type = [] } = {}) {
    super(
      [
        what,
        ...tried.map(({ step, error }) => `  tried: ${step}\n         ${indent(error)}`),
        ...type.map((line) => `  type:  ${line}`),
      ].join("\n"),
    );
  }
}

const indent = (text) => String(text).trim().replaceAll("\n", "\n         ");
