import type { EndWords } from "../end-words.ts";

export const en: EndWords = {
  code: "en",
  ended:
    "cancelled | canceled | ended | terminated | expired | discontinued | unsubscribed | deactivated | closed | stopped | cancellation confirmed | cancellation complete* | cancellation scheduled | cancellation received | no longer a member | no longer active | no longer subscribed | inactive | is over | have left | you've left | notice given | notice received | given notice | set to cancel | set to end | won't continue",
  ends: "ends | ending | will end | end date | expires | expiring | expiry | until | through | last day | final day | access ends | cancels on | will be cancelled | will be canceled | will stop | stops on | closes on | will close | terminates | effective | runs out | finishes",
  noMore:
    "not charge … again | not charge you | not charge your | nothing more to pay | pay nothing more | nothing more will be | no new charge* | will not renew | won't renew | not renew* | does not renew | doesn't renew | no renewal | not be renewed | won't be renewed | auto-renew* off | auto-renew* is off | auto renew* off | automatic renewal off | automatic renewal is off | renewal off | renewal is off | recurring billing off | no further charge* | no further payment* | no further bill* | no more charge* | no more payment* | no more bills | no more invoices | no future payment* | no future charge* | not be charged again | won't be charged* | not be billed* | won't be billed* | won't bill you | will not charge you | won't charge you | nothing more … charged | no upcoming payment* | no upcoming charge* | no payment* due | no payments scheduled | next payment none | next payment: none | no next payment",
  none: "no active subscription* | no active plan* | no active membership* | no subscription* | no current plan | no current subscription | not subscribed | don't have a* | do not have a* | no longer have a* | no plan | not a member | no membership*",
  undo: "undo | reactivate* | restart* | resume* | resubscribe | rejoin | renew | keep my* | keep plan | restore* | reverse | take back | withdraw* | revoke* | re-enable | turn … back on | turn on auto* | start again | subscribe again | subscribe | come back | join again | don't cancel | stop cancellation | cancel the cancellation | cancel cancellation | changed my mind | stay after all | choose a plan | pick a plan | see plans | view plans | start a new plan | start a plan",
  leave:
    "cancel | cancel … plan | cancel … subscription | cancel … membership | end … subscription | end … membership | end … plan | end … contract | terminate* | unsubscribe | leave | quit | give notice | turn off … renew* | stop … subscription | stop … plan",
  living:
    "next payment | next bill* | next charge* | next invoice | next renewal | renews | renewal date | will renew | auto-renews | auto renews | renewing | will be charged | will be billed | be charged | be billed | billed on | charged on | you'll be charged | we'll charge | next debit | next instalment | next installment | payment due | auto-renew* on | auto-renew* is on | automatic renewal on | renewal on | upcoming payment | upcoming charge | is due on | direct debit on | rolls over",
  active:
    "active | current plan | in good standing | running | live | you're on | subscribed | continues | continuing | ongoing | still on",
  paused:
    "paused | pause | on hold | hold until | frozen | freeze | snoozed | skipped | skip | suspended | resumes | will resume | resuming | on a break | taking a break | put … on ice | restarts | will restart | starts again on | temporarily | dormant | hibernat*",
  again:
    "reinstated | reactivated | restarted | resumed | restored | started again | starts again | renewed again | is back on | welcome back | revived | re-activated | reopened | has been renewed | was renewed | renewed on | renewed until | began again | new term | extended | withdrawn | was reversed | been reversed | has been taken back | revoked | re-subscribed | resubscribed | undone | rolled back | reverted | put back",
  moved:
    "switched to | changed to | moved to | downgraded | upgraded | welcome to | now on | you are on | converted | replaced by | replaced with | transferred to | migrated | rolled into | rolled over | new plan | your new | became | has become | swapped | moves to | continues as | merged into",
  trial: "trial | free month | free period | test period",
  waits:
    "pending | awaiting | waiting for | check your inbox | check your e-mail | check your email | click the link | follow the link | confirm by | confirm the | please confirm | must be confirmed | to confirm your | once confirmed | confirmation required | confirmation needed | request received | received your request | request has been | request is being | requested | in progress | processing | being processed | in process | under review | be reviewed | to be approved | approval | call us | give us a call | phone us | we will call | we'll call | will contact you | be in touch | by post | signed letter | signature | sign and return | almost done | one more step | not yet complete | to complete | to finish | not final | verify | needs to be",
  ifs: "if | unless | once the | once it | once your | once paid | lapse* | otherwise | provided | only if | only when | only after | once you | once we | as soon as | not effective | takes effect | effective only | becomes effective | subject to | except | until you | until we | until it | in case | on condition | conditional | when you cancel | before you | after you",
  can: "can be | may be | could be | would be | would have",
  not: "not | never | isn't | hasn't | wasn't | haven't | couldn't | can't | cannot | still | unable | nothing was | failed | remains | didn't | yet to",
  small:
    "a | an | the | this | that | these | it | it's | its | you | you've | you'll | you're | your | yours | we | we've | we'll | our | ours | us | i | my | is | are | was | were | be | been | being | has | have | had | will | do | does | did | and | or | as | at | by | for | from | in | into | of | on | onwards | to | up | with | after | then | there | here | which | when | what | today | now | day | date | days | month* | year* | week* | end | time | midnight | full | effect | effective | immediately | successfully | permanently | on this | paid | pay | payment* | charge* | bill* | debit* | card | account | access | use | using | run | runs | active | further | future | more | any | confirm* | request | yes | thank* | please | dear | hello | hi | all | set | off | online | person* | annual* | yearly | free | standard | basic | pro | family | can | may | taken | take | made | receive | request* | wish* | asked | keep using | watch* | read* | valid | state | price | another | again | reference | confirmation | number | ref | good | for good | works | regular | monthly",
  goesOn:
    "goes on | carries on | carry on | continues | continuing | keeps going | stays on | still on | runs on | renews",
  negates: "not | never | no | none | nobody | nothing | neither | nor | *n't | without",
  turns:
    "but | however | though | although | whereas | instead | rather | still | continue* | continuing | carry on | carries on | goes on | go on | going on | keep* | kept | stay* | remain* | same | again | another | new | next | both | only | except | meanwhile | for now | almost | nearly | all but | supposed | as if | pick* up | take* over | took over | mistake* | wrong* | error* | elsewhere | older | old",
  failed:
    "error | failed | went wrong | could not | couldn't | unable to | try again | not possible",
  things:
    "delivery | deliveries | order* | box | class | classes | lesson* | booking* | appointment* | ticket* | add-on* | addon* | add on | extra* | newsletter* | e-mail* | email* | mailing* | payments | payment | invoice* | coupon* | voucher* | offer | offers | discount* | promotion* | gift* | device* | profile* | seat* | session* | download* | reminder* | notification* | notices | letters | leaflets | pause | trial | card | reservation* | event* | episode* | recording* | insurance cover for | upgrade | transfer | request* | ticket | shipment* | meal* | visit* | course* | webinar* | backup* | sharing | campaign* | alert* | refund* | survey | chat | support | price lock | minimum term | free month | credits | points",
  people:
    "family member* | member of your family | member's | child* | kid* | son | daughter | partner's | spouse | guest* | friend* | invited | someone else | another user | another account | his | her | their | shared with | sub-account | colleague* | team member* | user's | roommate*",
  plan: "subscription* | membership* | plan | plans | contract* | policy | account | premium | tariff | service | supply | auto-renew* | renewal | member",
  status:
    "status | state | plan status | subscription status | end | end date | ends | expiry | next payment | next billing | renewal | auto-renew* | valid until | access until | contract | billing | payment | cancellation",
  period:
    "billing period | current period | this period | period | billing cycle | cycle | term | paid period | minimum term | commitment | price guarantee | offer",
};
