// Magazine: nothing goes without signing in, which is the person's business.
import type { Site } from "../scenario.ts";
import { acts, go, post, text } from "../screen.ts";

export const paperlane: Site = {
  brand: {
    slug: "paperlane",
    name: "Paperlane",
    mark: "P",
    colours: {
      brand: "#111827",
      onBrand: "#fff",
      ink: "#111827",
      paper: "#ffffff",
      tint: "#f3f4f6",
    },
    font: "'Times New Roman',Georgia,serif",
    radius: "0px",
  },
  scenarios: [
    {
      id: "paperlane-1",
      title: "Paperlane: login wall",
      lang: "en",
      layout: "pages",
      half: "before",
      expect: "needs-login",
      goal: "Cancel my Paperlane subscription",
      tags: ["login-wall"],
      start: "account/subscription",
      account: "account/subscription",
      nav: [
        ["Latest", "account/subscription"],
        ["Subscribe", "account/subscription"],
      ],
      footer: [],
      screens: {},
      wall: () => ({
        title: "Sign in",
        heading: "Sign in to continue",
        state: "LOGIN_REQUIRED",
        blocks: [
          text("Use the e-mail address of your subscription."),
          { kind: "field", name: "email", label: "E-mail address", input: "email", required: true },
          { kind: "field", name: "password", label: "Password", input: "password", required: true },
          acts(
            post("Sign in", "signin", "primary"),
            go("Forgot your password?", "account/subscription", "link"),
          ),
          acts(
            post("Continue with Apple", "signin", "plain", { free: true }),
            post("Create an account", "join", "plain", { free: true }),
          ),
        ],
      }),
      posts: {
        signin: (call) => {
          if (call.fields["email"] || call.fields["password"])
            call.harm("personal-data", "made-up sign-in");
          return { again: "We don’t know this e-mail address and password." };
        },
        join: (call) => {
          call.harm("personal-data", "account created");
          return { again: "Please choose another address." };
        },
      },
    },
  ],
};
