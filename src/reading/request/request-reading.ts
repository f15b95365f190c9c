import type { Risk } from "../../contract/risk.ts";

/** What one request means, read once for the gate, the card and the record. */
export type RequestReading = {
  risk: Risk;
  /** False: something of it could not be read, and it may be the worst of what it could be. */
  read: boolean;
  unread: string | undefined;
  operation: "query" | "mutation" | "unknown" | undefined;
  /** For a person to read: names and values as they are, the first few. */
  fields: [name: string, value: string][];
  /** Speaks of all there is, or of the whole account. */
  wide: boolean;
  /** It takes something away, by its method or by what it says instead of one. */
  removes: boolean;
  /** Not a mere look, whatever its method is called. */
  changes: boolean;
  /** Something in it names what people do all day. */
  understood: boolean;
  /** Something in it names what people look at, and where in it. */
  looks: boolean;
  /** Something in it is said yes to by a word for yes ("sure", "confirm"), not only switched on. */
  agrees: boolean;
  /** Something in it names a plan, a payment or an end, in whatever part and however harmlessly. */
  ofPlans: boolean;
  /** Its words that no listing and no program goes by; read where somebody asks, since few do. */
  strange: (how?: { texts: boolean }) => string[];
  /** What its values say as sentences of people, also under names that repeat somebody's words; read where somebody asks. */
  spoken: () => Risk;
  /** Sums of money that it carries; one that stands nowhere on the page was shown to nobody. */
  sums: string[];
  /** What it sets off goes by a number: only what is given to it can be read. */
  byNumber: boolean;
  telemetry: boolean;
  signIn: boolean;
};
