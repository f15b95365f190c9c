import { isRecentEnough, WANTED } from "../../scripts/setup/node-version.js";

// Imported before anything else: an older Node fails at the first word it does not know, far from the reason.
if (!isRecentEnough(process.versions.node))
  throw new Error(
    `Subterminator's library needs Node ${WANTED}; this is Node ${process.versions.node}. The command line gets a newer one by itself.`,
  );
