import type { Lexicon } from "./lexicon.ts";

const tellPeople = [
  "email",
  "e-mail",
  "text",
  "message",
  "notify",
  "tell",
  "call",
  "tag",
  "alert",
  "warn",
  "inform",
  "remind",
].flatMap((verb) =>
  [
    "contacts",
    "friends",
    "everyone",
    "followers",
    "team",
    "seller",
    "customers",
    "subscribers",
    "members",
    "group",
    "host",
    "owner",
    "all",
    "everybody",
    "landlord",
    "neighbours",
    "neighbors",
    "parents",
    "residents",
    "employer",
    "teacher",
  ].flatMap((people) =>
    ["", "my ", "your ", "the ", "all "].map((whose) => `${verb} ${whose}${people}`),
  ),
);

export const english: Lexicon = {
  end: "continue giving notice | keep giving notice | giving notice | giving my notice | carry on giving notice | remove me from | take me off | delist | strike me off | unsubscribe | unsubscribe me | hand in notice | hand in my notice | give notice | give my notice | serve notice | end it | end it now | end it today | terminate it | cancel at period end | keep cancelling | keep canceling | continue cancelling | continue canceling | opt out of renewal | opt out of auto-renewal | let it expire | stop contributing | stop donating | stop giving | stop my gift | stop supporting | stop being a member | stop renewing | end auto-renew | stop auto-renew | don't auto-renew | do not auto-renew | let it lapse | let it run out | let my plan expire | terminate contract | end my contract | resign membership | resign my membership | resign from the club | deregister | unenroll | unenrol | disenroll | disenrol | submit my notice | submit notice | send my notice | hand in my notice | withdraw from the plan | withdraw from membership | leave the club | leave club | leave the programme | leave the program | leave membership | quit membership | revoke mandate | stop direct debit | stop my box | stop my boxes | stop my deliveries | stop deliveries | stop shipments | stop sponsoring | end sponsorship | opt out of autopay",
  cancel: "cancel | cancels",
  stop: "part ways with | part ways | ditch | scrap | axe | pull the plug on | call time on | wind down | close down | get out of | bail on | unplug | end | stop | terminate | turn off | switch off | disable | deactivate | discontinue | quit | leave | drop | opt out | cut off | halt | close | remove | expire | lapse | stop being | cease | surrender | relinquish | resign | get rid of | wind up | shut off | stop paying for | stop paying | stop receiving | disconnect my",
  cancelNoun:
    "cancellation | cancellations | cancelation | cancelling | canceling | termination | deactivation | unsubscription | cancel request | disenrollment | disenrolment | deregistration | resignation | cessation | non-renewal | nonrenewal | disconnection request",
  abort: "abort | exit | stop | quit | leave | discard",
  subject:
    "railcard | rail card | travel card | weekly box | monthly box | veg box | future payments | all payments | further payments | further charges | paid plan | next box | subscription | subscriptions | membership | memberships | plan | plans | renewal | renewals | auto-renew | auto renew | auto-renewal | auto renewal | autorenew | autorenewal | automatic renewal | automatic renewals | automatic payment | automatic payments | automatic billing | recurring billing | recurring payment | recurring payments | recurring charge | recurring donation | recurring | billing | trial | free trial | contract | premium | benefits | perks | service | services | add-on | add-ons | addon | package | bundle | channel | autopay | auto-pay | auto pay | pledge | standing order | direct debit | plus | pro | prime | gold | unlimited | license | licence | deliveries | insurance | coverage | subscriber | member | pass | regular gift | monthly gift | monthly donation | monthly giving | regular donation | annual donation | regular giving | sponsorship | patronage | meal kit | meal plan | policy | cover | warranty | protection plan | tariff | broadband | landline | phone line | hosting | web hosting | domain renewal | season ticket | travelcard | wash club | car wash | club | gym | digital access | print edition | magazine | seat | seats | licences | licenses | allowance | autoship | auto-ship | auto-delivery | auto delivery | subscribe & save | repeat order | repeat delivery | mandate | credit monitoring | rolling contract | vip | elite | platinum | family plan | my box | your box | meal box | this box | my boxes | your boxes",
  trivial:
    "changes | change | edit | edits | editing | upload | download | search | selection | filter | filters | cart | basket | bag | item | items | draft | drafts | list | wishlist | watchlist | playlist | queue | notification | notifications | alert | alerts | email | emails | sound | autoplay | subtitles | captions | dark mode | location | playback | recording | tag | row | column | bookmark | favorite | favourite | suggestion | coupon | promo code | payment method | payment methods | payment settings | payment details | card | newsletter | newsletters | end date | end time | end of | weekend | request | import | export | sync | print | crop | reply | comment | line | field | address",
  order:
    "next delivery | next order | next shipment | next booking | order | orders | booking | reservation | appointment | ticket | tickets | flight | payment | payments | transfer | transaction | donation | trip | delivery | shipment | deposit | purchase order | checkout",
  delete:
    "scrub | overwrite | shred | empty all | empty folder | forget me | forget about me | factory settings | factory defaults | factory state | format disk | delete | deletes | erase | wipe | destroy | purge | permanently remove | remove permanently | remove forever | empty trash | empty bin | factory reset | permanently close | close my account permanently | delete my data | remove my data | erase my data",
  remove:
    "remove | close | deactivate | clear | discard | terminate | forget | drop | cancel | end | disable | reset | leave",
  valuable:
    "vault | for ever | for good | account | my account | profile | data | company | business | repository | repo | project | workspace | organization | organisation | team | database | server | site | website | domain | everything | permanently | forever | backup | backups | mailbox | user | users | store",
  buy: "send gift card | send a gift card | switch to family | switch to families | move up to | go family | order again | reorder | re-order | buy again | book a | book the | book my | book your | book this | book it | book table | reserve a | reserve the | reserve my | reserve this | reserve table | gift a | gift this | give as a gift | accept quote | accept the quote | accept this quote | accept estimate | accept the estimate | approve invoice | approve the invoice | approve this invoice | approve quote | unlock all | unlock everything | unlock full | convert to paid | charge my card | charge it | bill me | put it on my card | sign up again | enrol again | enroll again | join again | subscribe again | come back as a member | buy | purchase | pay | place order | place your order | place my order | place an order | order now | =order | order and pay | order with obligation to pay | subscribe | donate | upgrade | resubscribe | re-subscribe | renew | bid | place bid | =tip | send tip | top up | add funds | add money | send money | send funds | send payment | transfer money | transfer funds | transfer balance | withdraw funds | withdraw money | cash out | wire transfer | invest | complete checkout | book now | reserve now | =reserve | =book | rent now | hire now | preorder | pre-order | send gift | go premium | go pro | go unlimited | go ad-free | switch to annual | switch to yearly | change to annual | change to yearly | switch to monthly billing | reactivate | restart membership | start trial | start free trial | start my trial | repurchase | turn on auto-renew | turn on recurring billing | apple pay | google pay | =withdraw | =trade | =sell | reinstate | reinstate my plan | reinstate membership | re-enrol | re-enroll | rejoin | re-join | restart subscription | restart my subscription | restart my plan | renew membership | give monthly | give now | pledge now | pay now | confirm and pay | turn on auto-renewal | turn auto-renew on | turn auto-renewal on | turn autopay on | enable auto-renew | enable auto-renewal",
  spend:
    "back to life | resuscitate | double | pick up | take up | bring back | revive | re-open | carry on with | get | claim | accept | redeem | take | start | begin | try | join | resume | restart | restore | unlock | activate | enable | turn on | become | sign up for | enroll | enrol in | add | extend | grab | use",
  offer:
    "offer | deal | discount | trial | free trial | free month | free months | months free | month free | premium | annual | yearly | promotion | bonus | ad-free | half price | half off | special price | reduced price | cashback | voucher | loyalty offer | loyalty discount | % off | bonus month | upgrade offer | special offer | money off | price match",
  reach:
    `${tellPeople.join(" | ")} | ` +
    "post publicly | make public | make it public | sign and submit | sign and send | sign & submit | =vote | vote now | vote for | cast my vote | cast vote | apply for | apply now | endorse | post to | post on | write to all | write to everyone | send | publish | invite | invite friends | reply | =post | post comment | post review | post reply | post now | post message | post ad | tweet | retweet | repost | submit review | submit my review | leave review | write review | share | broadcast | forward email | forward message | message seller | contact seller | submit application | submit comment | sign petition | =comment | go live | rsvp | submit answer",
  self: "code | otp | verification | confirmation email | link | reset | instructions | receipt | test | feedback | diagnostics | me | to myself | sms code | again | error report | screen",
  grant:
    "appoint | appoint as | trust this app | trust app | trust this application | authorize | authorise | grant | allow access | give access | grant access | approve access | revoke | revoke access | transfer ownership | make admin | make owner | add admin | share access | sign contract | sign agreement | give permission",
  consent:
    "cookie | cookies | accept all | reject all | allow all | deny all | consent | tracking | legitimate interest | accept necessary | only necessary | essential only | do not sell my personal information | necessary only",
  dismiss:
    "hide this message | hide message | close | dismiss | back | not now | exit | later | got it | no | previous | =x | ignore | not today | cancel and close | close window | close this | no, go back | not right now | skip for now | dismiss this",
  stay: "keep reading | continue reading | continue watching | continue listening | continue browsing | i'm fine | i'm good | leave it on | leave it as it is | leave things as they are | leave everything as it is | stop this process | stop the process | cancel this process | exit this process | leave this process | keep | stay | not yet | not now | let me think | i'll think about it | think about it | think it over | sleep on it | hang on | hold on | on second thought | changed my mind | i changed my mind | i've changed my mind | never mind | nevermind | go back | no thanks | no, thanks | no thank you | remind me later | maybe later | changed my mind | take me back | back to | return to | remain | don't go | not yet | i'd rather stay | stick with | continue my membership | continue membership | continue my subscription | continue subscription | stay subscribed | i'll stay | i will stay | i'm staying | stay a member | stay member | stay with us | let me stay | keep me | don't leave | keep giving | keep donating | carry on with my | i changed my mind | on second thoughts | on second thought | rather stay | hold on to | continue as member | continue as a member | continue giving | continue my plan | continue my cover",
  commit:
    "send answer | send answers | send my answer | send my answers | send reason | send and continue | next step | go to the next step | carry on | submit | save | continue | confirm | ok | okay | next | done | proceed | finish | complete | agree | accept | apply | approve | finalize | finalise | verify | =go | go ahead | get started | request | process | start | begin | review and confirm | send request | send it | carry on | move on | that's right | that's correct | looks good | all correct | go on | submit request | hand in | place request",
  affirm:
    "yes | sure | anyway | now | immediately | today | really | i want to | i'd like to | i would like to | still | want to | wish to | right away | please | go ahead | i understand | continue to | proceed to | definitely | confirm | let me | without refund | right now | no thanks | at once | ready to | i'm sure | i am sure | certain | for good | for certain | absolutely | positively | i've decided | i have decided | made up my mind | with immediate effect | straight away",
  caution:
    "month off | week off | months off | weeks off | log me out | silence | mark as | lower the | set reminder | swap | take a break | replace | star this | put in cart | take out of cart | break from | two-month break | pause | freeze | hold | skip | snooze | downgrade | mute | edit | update | change | modify | add | remove | sign out | log out | logout | follow | unfollow | like | rate | upload | import | enable | disable | connect | disconnect | block | archive | move | rename | reset | create | schedule | reschedule | register | sign up | turn off | turn on | switch to | hide | decline | reject | deny | allow | install | select plan | choose plan | checkout | check out | report | restore | unlink | link account | set | mark | pin | remind me | resume | restart | switch | generate | refund | join | clear | discard | stop | end | leave | resend | try | claim | redeem | activate | enroll | unlock",
  helpLead:
    "=cancel anytime | =cancel any time | how | how to | how do i | learn | learn more | about | view | see | read | why | what | when | where | show | explore | compare | browse | find out | more about | track | can i | visit | get help | help with | help center | contact us | contact | chat | faq | guide to | questions about | tips | next page | previous page | next slide | skip to content | skip to main content | skip navigation | show more | load more | see more | sort by | help me with | read about | ways to | steps to | before you | thinking of | thinking about | need help | do i | am i | will i | should i | everything about | all about | understanding",
  helpTrail:
    "policy | policies | faq | faqs | help | guide | terms | fee | fees | rules | rights | information | info | details | instructions | history | article | settings | reasons | explained | support | tips | status | summary | preferences | explainer | guidance | notice period | charges explained | deadline | deadlines | process explained | timeline",
  negation:
    "don't | do not | dont | not | never | without | no longer | won't | will not | rather not | refuse | decline | reject | avoid | instead of",
  lose: "giving up | giving it up | give it up | giving this up | sign away | give up | lose | forfeit | waive | forgo | part with",
  want: "want | need | renew | charge | bill | keep | stay | continue | wish | auto-renew",
  undo: "undo | revoke | reverse | withdraw | rescind | take back | retract | uncancel | un-cancel | call off my cancellation",
  signIn:
    "sign me in | log me in | sign in | log in | login | signin | sign-in | forgot password | log on | logon | sign on | log back in | sign back in | let me in | forgot username | forgotten password",
  and: "and | & | then | +",
};
