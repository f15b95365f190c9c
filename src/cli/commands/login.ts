import { defineCommand, type ArgsDef } from "citty";
import { EXIT_CODES } from "../../runs/reasons.ts";
import { outputArgs, readSettings } from "../settings.ts";
import { strictArgs, textOf } from "../strict-args.ts";
import { UsageError } from "../usage-error.ts";

const args = {
  service: { type: "positional", required: false, description: "Which service to sign in to" },
  url: { type: "string", description: "Or the address of its account page", valueHint: "url" },
  profile: {
    type: "string",
    description: "Where the sign-in is kept (default: the service's name)",
    valueHint: "name",
  },
  timeout: {
    type: "string",
    description: "How long to wait for you (default: 10m)",
    valueHint: "10m",
  },
  ...outputArgs,
} satisfies ArgsDef;

export const login = defineCommand({
  meta: {
    name: "login",
    description: "Sign in yourself in a browser window, for later runs to use",
  },
  args: args as ArgsDef,
  async run({ rawArgs }) {
    const given = strictArgs(args, rawArgs);
    const settings = readSettings(given);
    const wanted = {
      service: textOf(given, "service"),
      url: textOf(given, "url"),
      goal: undefined,
    };
    if (wanted.service === undefined && wanted.url === undefined)
      throw new UsageError("where do you want to sign in? Give a service or --url.");
    const [{ findTarget }, { prepareBrowsers, refuseServer }, { waitForSignIn }, { onInterrupt }] =
      await Promise.all([
        import("../run/target.ts"),
        import("../run/browser-setup.ts"),
        import("../run/wait-for-sign-in.ts"),
        import("../interrupt.ts"),
      ]);
    refuseServer("a sign-in is kept in the profile of");
    const { service, url } = await findTarget(wanted);
    const profile = settings.profile ?? service.name;
    const say = (line: string) => process.stderr.write(`${line}\n`);
    const browsers = await prepareBrowsers(
      { ...settings, headed: true, profile, cdp: undefined, chrome: false, browser: undefined },
      url,
    );
    const interrupt = onInterrupt(say);
    try {
      say(`Sign in to ${service.title} in the browser window. Your password is never read.`);
      const end = await waitForSignIn(browsers, {
        url,
        service,
        profile,
        waitMs: settings.timeoutMs,
        signal: interrupt.signal,
      });
      const words = {
        "signed-in": `Signed in. Runs use the profile ${profile} from now on.`,
        closed: `The window was closed. What you signed in to is kept in the profile ${profile}.`,
        "time-out": "Nobody signed in in time.",
        interrupted: "Stopped.",
      }[end];
      if (settings.json)
        process.stdout.write(
          `${JSON.stringify({ success: end === "signed-in", end, profile, service: service.name })}\n`,
        );
      say(words);
      if (end === "time-out") process.exitCode = EXIT_CODES.personNeeded;
      if (end === "interrupted") process.exitCode = EXIT_CODES.interrupted;
    } finally {
      await browsers.closeAll();
      interrupt.release();
    }
  },
});
