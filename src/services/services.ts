import type { Service } from "./service.ts";
import { netflix } from "./sites/netflix.ts";
import { spotify } from "./sites/spotify.ts";
import { disneyPlus } from "./sites/disney-plus.ts";
import { hulu } from "./sites/hulu.ts";
import { hboMax } from "./sites/hbo-max.ts";
import { paramountPlus } from "./sites/paramount-plus.ts";
import { peacock } from "./sites/peacock.ts";
import { appleSubscriptions } from "./sites/apple-subscriptions.ts";
import { youtubePremium } from "./sites/youtube-premium.ts";
import { amazonPrime } from "./sites/amazon-prime.ts";
import { audible } from "./sites/audible.ts";
import { kindleUnlimited } from "./sites/kindle-unlimited.ts";
import { adobeCreativeCloud } from "./sites/adobe-creative-cloud.ts";
import { microsoft365 } from "./sites/microsoft-365.ts";
import { googleOne } from "./sites/google-one.ts";
import { dropbox } from "./sites/dropbox.ts";
import { icloudPlus } from "./sites/icloud-plus.ts";
import { linkedinPremium } from "./sites/linkedin-premium.ts";
import { newYorkTimes } from "./sites/new-york-times.ts";
import { washingtonPost } from "./sites/washington-post.ts";
import { wallStreetJournal } from "./sites/wall-street-journal.ts";
import { economist } from "./sites/economist.ts";
import { hellofresh } from "./sites/hellofresh.ts";
import { blueApron } from "./sites/blue-apron.ts";
import { planetFitness } from "./sites/planet-fitness.ts";
import { peloton } from "./sites/peloton.ts";
import { strava } from "./sites/strava.ts";
import { headspace } from "./sites/headspace.ts";
import { calm } from "./sites/calm.ts";
import { duolingo } from "./sites/duolingo.ts";
import { canva } from "./sites/canva.ts";
import { grammarly } from "./sites/grammarly.ts";
import { nordvpn } from "./sites/nordvpn.ts";
import { expressvpn } from "./sites/expressvpn.ts";
import { chatgptPlus } from "./sites/chatgpt-plus.ts";
import { claudePro } from "./sites/claude-pro.ts";
import { githubCopilot } from "./sites/github-copilot.ts";
import { playstationPlus } from "./sites/playstation-plus.ts";
import { xboxGamePass } from "./sites/xbox-game-pass.ts";
import { nintendoSwitchOnline } from "./sites/nintendo-switch-online.ts";
import { crunchyroll } from "./sites/crunchyroll.ts";
import { dazn } from "./sites/dazn.ts";
import { tinder } from "./sites/tinder.ts";
import { bumble } from "./sites/bumble.ts";
import { match } from "./sites/match.ts";
import { zoom } from "./sites/zoom.ts";
import { slack } from "./sites/slack.ts";
import { patreon } from "./sites/patreon.ts";
import { twitch } from "./sites/twitch.ts";
import { xPremium } from "./sites/x-premium.ts";
import { siriusxm } from "./sites/siriusxm.ts";
import { instacartPlus } from "./sites/instacart-plus.ts";
import { doordashDashpass } from "./sites/doordash-dashpass.ts";
import { uberOne } from "./sites/uber-one.ts";
import { walmartPlus } from "./sites/walmart-plus.ts";

/** Every built-in service; nearer the top means asked for more often, and wins where suggestions tie. */
export const services: readonly Service[] = [
  netflix,
  spotify,
  disneyPlus,
  hulu,
  hboMax,
  paramountPlus,
  peacock,
  appleSubscriptions,
  youtubePremium,
  amazonPrime,
  audible,
  kindleUnlimited,
  adobeCreativeCloud,
  microsoft365,
  googleOne,
  dropbox,
  icloudPlus,
  linkedinPremium,
  newYorkTimes,
  washingtonPost,
  wallStreetJournal,
  economist,
  hellofresh,
  blueApron,
  planetFitness,
  peloton,
  strava,
  headspace,
  calm,
  duolingo,
  canva,
  grammarly,
  nordvpn,
  expressvpn,
  chatgptPlus,
  claudePro,
  githubCopilot,
  playstationPlus,
  xboxGamePass,
  nintendoSwitchOnline,
  crunchyroll,
  dazn,
  tinder,
  bumble,
  match,
  zoom,
  slack,
  patreon,
  twitch,
  xPremium,
  siriusxm,
  instacartPlus,
  doordashDashpass,
  uberOne,
  walmartPlus,
];
