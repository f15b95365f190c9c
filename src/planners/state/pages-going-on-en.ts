import { type GoingOn, goingOn } from "./going-on.ts";

/** English pages of subscriptions that go on, whatever on them sounds like an end. */
export const goingOnEnglish: GoingOn[] = goingOn("en", [
  [
    "My contract · Voltline",
    "# My contract\nFixed 24-month broadband\nContract start: 3 March 2025\nContract end: 2 March 2027\n£32.00 a month",
    "l View bills;l Move home;b Upgrade",
  ],
  [
    "Your energy plan",
    "# Your energy plan\nFixed Saver 12 months\nYour fixed rate ends on 30 June 2027. After that you move to our standard variable tariff.\nMonthly Direct Debit £94.00",
    "l Submit a reading;l Compare tariffs",
  ],
  [
    "Membership · Ironworks Gym",
    "# Membership\nGold, 12 months\nMinimum term ends 14 August 2027\nNext payment: 1 December 2026, £39.00",
    "b Freeze membership;l Leave the gym",
    "ACCOUNT_ACTIVE",
  ],
  [
    "My pass",
    "# My pass\nAnnual museum pass\nValid until 31 December 2026\nPass number 2230-118",
    "b Show pass;l Add a guest",
  ],
  [
    "Season ticket",
    "# Season ticket\nZones 1 to 4\nExpires on 18 January 2027\nYou can renew from 4 January 2027.",
    "l Ticket details;l Lost card",
  ],
  [
    "Your trial",
    "# Your trial\nYour free trial ends on 22 November 2026. You'll then pay $12.00 a month.",
    "l Change plan;b Cancel trial",
  ],
  [
    "Account · Scorebook",
    "# Account\nYour trial ends in 5 days\nWe'll charge the card ending 4411 on 20 November 2026.",
    "l Payment method;l Manage plan",
  ],
  [
    "Membership paused",
    "# Your membership is paused\nNo payments will be taken until 1 February 2027, when your membership starts again by itself.",
    "b Resume now;l Account",
  ],
  [
    "Your box",
    "# Your box\nYour plan is on hold. We won't send any more boxes until you start it again.",
    "b Restart deliveries;l Account",
  ],
  [
    "Freeze confirmed",
    "# Freeze confirmed\nYour membership is frozen from 1 December 2026 to 28 February 2027. You won't be charged during the freeze.",
    "b Done",
  ],
  [
    "Box skipped",
    "# Box skipped\nYou won't be charged for the box of 24 November. Your next box comes on 1 December 2026.",
    "b Unskip;l My boxes",
  ],
  [
    "Deliveries · Rootcrate",
    "# Deliveries\n24 November 2026: Skipped\n1 December 2026: Cancelled\n8 December 2026: On its way\nWeekly box, £28.50",
    "b Skip;l Plan settings",
  ],
  [
    "Plan",
    "# Plan\nAnnual plan, $96.00 a year\nPaid until 4 May 2027\nLast payment: 4 May 2026",
    "l Invoices;l Change card",
  ],
  [
    "Prepaid pass",
    "# Prepaid pass\n10 visits, 4 used\nExpires on 9 September 2027",
    "b Book a visit",
  ],
  [
    "Subscription · Draftly",
    "# Subscription\nPro, $20.00 a month\nYou've scheduled a downgrade to Basic. Pro ends on 1 December 2026 and Basic starts at $8.00 a month.",
    "b Keep Pro;l Cancel plan",
  ],
  [
    "Plan change",
    "# Your plan change is confirmed\nYou have been moved to Basic. Your Premium plan ended today. You'll pay $6.99 a month from 1 December 2026.",
    "b Back to account",
  ],
  [
    "Payment problem",
    "# We couldn't take your payment\nYour card was declined. Update your card or your plan will be cancelled on 30 November 2026.",
    "b Update card;l Contact us",
  ],
  [
    "Billing · Hostwell",
    "# Billing\nYour last payment failed. Service will be switched off on 29 November 2026 unless you pay £14.00.",
    "b Pay now;l Billing history",
  ],
  [
    "Card expired",
    "# Your card has expired\nAdd a new card to keep your membership running.",
    "b Add card;l Not now",
  ],
  [
    "Account · Kinobox",
    "# Account\nYour subscription is billed through Fernsea Mobile.\nTo make changes, visit your Fernsea Mobile account.",
    "l Go to Fernsea Mobile;l Log out",
  ],
  [
    "Subscriptions",
    "# Subscriptions\n### Kinobox Standard\nActive\nRenews on 12 December 2026\n### Kinobox Sports\nCancelled on 4 March 2025",
    "b Manage",
    "ACCOUNT_ACTIVE",
  ],
  [
    "My plans",
    "# My plans\n### Home internet\n£30.00 a month\nNext bill 1 December 2026\n### Past plans\nMobile S, ended 3 May 2024\nLandline, cancelled 9 June 2023",
    "l Details;l Leave us",
    "ACCOUNT_ACTIVE",
  ],
  [
    "Order history",
    "# Order history\nOrder 88120: Delivered 3 November 2026\nOrder 87733: Cancelled 1 October 2026, refunded £22.00\nOrder 87001: Delivered 4 September 2026",
    "l View order;b Buy again",
  ],
  [
    "Billing history",
    "# Billing history\nLast payment: 1 November 2026, $15.49\n1 October 2026 · $15.49 · Paid\n1 September 2026 · $15.49 · Refunded",
    "l Download receipt",
  ],
  [
    "Order cancelled",
    "# Your order has been cancelled\nOrder 30021 will not be shipped. You won't be charged. Your weekly plan continues as usual.",
    "l Back to orders",
  ],
  [
    "How to cancel your plan | Help Centre",
    "# How to cancel your plan\nGo to Account and choose Cancel plan. Once you've cancelled, your plan will end on the last day of the billing period and you won't be charged again.",
    "l Was this helpful?;l Go to account",
    "UNKNOWN",
  ],
  [
    "What happens after I cancel? - Help",
    "# What happens after I cancel?\nYour subscription is cancelled at the end of the period. You won't be billed again and you can come back any time.",
    "l Contact support;l Other articles",
    "UNKNOWN",
  ],
  [
    "Terms of use",
    "# Terms of use\n## 4. Cancellation\nA membership is cancelled by notice in the account. A cancelled membership ends at the close of the paid period. No further charges are made.\n## 5. Prices\nPrices may change with 30 days' notice.",
    "l Print;l Contact",
  ],
  [
    "Refund policy",
    "# Refund policy\nIf your plan has been cancelled, no further payments are due. Refunds are paid within 14 days.",
    "l Home",
  ],
  [
    "Plans and prices",
    "# No more ads. No more waiting.\nFrom $7.99 a month. Cancel any time, nothing to pay today.",
    "b Start free trial;l Compare plans",
  ],
  [
    "Go Premium",
    "# Never pay for delivery again\nNo more delivery fees with Plus. £3.99 a month, cancel any time.",
    "b Try Plus free;l Learn more",
  ],
  [
    "Checkout",
    "# Review your order\nPlus membership\nNothing to pay today. You won't be charged until 20 December 2026.",
    "b Start membership;l Back",
  ],
  [
    "Before you go",
    "# Stop worrying about price\nStay and pay nothing more for 3 months, then £9.99 a month.",
    "b Take the offer;l No thanks, continue cancelling",
    "RETENTION_OFFER",
  ],
  [
    "An offer for you",
    "# No more delivery fees, on us\nKeep your plan and we won't charge you delivery again this year.",
    "b Accept offer;b Continue to cancel",
    "RETENTION_OFFER",
  ],
  [
    "Confirm cancellation",
    "# Confirm cancellation\nYour plan will end on 4 December 2026. Nothing more will be charged.",
    "b Confirm cancellation;b Keep my plan",
    "FINAL_CONFIRMATION",
  ],
  [
    "Almost done",
    "# Here's what happens\nYour membership ends on 12 December 2026\nYou won't be charged again\nYour saved lists are deleted",
    "b Finish;l Go back",
  ],
  [
    "Review",
    "# Review your request\nPlan: Family\nEnd date: 30 November 2026\nFinal payment: none",
    "b Submit request;l Back",
  ],
  [
    "One last question",
    "# Why are you leaving?\nYour plan will not be cancelled until you finish this form.",
    "r Too expensive;r I don't use it;r Other;b Continue",
    "EXIT_SURVEY",
  ],
  [
    "Thanks for your feedback",
    "# Thanks for your feedback\nOne step is left: confirm on the next page to end your plan.",
    "b Continue",
  ],
  [
    "Request received",
    "# We've received your request\nOur team will get in touch within 2 working days. Your plan stays active until then.",
    "l Home",
  ],
  [
    "Check your email",
    "# Check your email\nWe've sent a link to j***@mail.example. Your plan is cancelled once you open it.",
    "b Send again;l Home",
    "UNKNOWN",
  ],
  [
    "Unsubscribed",
    "# You've been unsubscribed\nYou will no longer receive marketing emails from us.",
    "b Resubscribe;l Home",
  ],
  [
    "Email preferences",
    "# You're unsubscribed\nWe won't send you any more offers by email.",
    "b Undo;l Manage preferences",
  ],
  [
    "Add-on cancelled",
    "# Your add-on has been cancelled\nSports Extra ends on 30 November 2026. Your Standard plan continues at $15.49 a month.",
    "b Done",
  ],
  [
    "My account · Telvia",
    "# My account\nInternet 500\n£38.00 a month\nAdd-ons\nSports Extra: cancelled, ends 30 November 2026",
    "l Add-ons;b Cancel internet",
    "ACCOUNT_ACTIVE",
  ],
  [
    "Settings",
    "# Settings\nCloud 200 GB, $2.99 a month\nRenews on 3 December 2026\nExtra backup",
    "w Auto-renew extra backup;l Cancel Cloud 200 GB",
    "ACCOUNT_ACTIVE",
  ],
  ["Domains", "# Domains\nfernsea.example\nExpires on 4 July 2027", "w Auto-renew;b Manage DNS"],
  [
    "Auto top-up",
    "# Top-up\nAutomatic top-up is off\nBalance £4.20\nPlan: 20 GB, £10.00 every 30 days, next on 2 December 2026",
    "w Automatic top-up;l Change plan",
  ],
  [
    "Cancellation withdrawn",
    "# Your cancellation has been withdrawn\nYour membership carries on as before.",
    "b Done",
  ],
  [
    "Welcome back",
    "# Welcome back\nYour cancelled membership has been restarted. Next payment 15 December 2026.",
    "b Start watching",
  ],
  [
    "Insurance · Policy",
    "# Your policy\nBike cover\nPolicy ends 31 May 2027\nWe'll write to you before it renews.",
    "l Documents;l Make a claim",
  ],
  [
    "Loan",
    "# Your phone plan\nFinal instalment: 3 October 2027\nLast day to upgrade: 3 November 2027",
    "l Pay early;l Details",
  ],
  [
    "Referral",
    "# Offer ended\nThe Black Friday offer has ended. Your plan: Basic, $4.00 a month.",
    "l Account",
  ],
  [
    "Session ended",
    "# Your session has ended\nSign in again to manage your membership.",
    "b Sign in",
  ],
  ["Signed out", "# You've left your account\nSee you again soon.", "b Sign in;l Home"],
  [
    "Direct Debit",
    "# Direct Debit cancelled\nYour Direct Debit was cancelled by your bank. Your membership is still due: please set up a new payment.",
    "b Set up Direct Debit;l Help",
  ],
  [
    "Notice period",
    "# Membership\nNotice period: 30 days\nEarliest end date: 15 December 2026\nLast day to cancel: 14 November 2026\n£24.00 a month",
    "l Give notice;l Freeze",
  ],
  [
    "Gift",
    "# Gift subscription\nYour gift to Sam ends on 2 January 2027. It doesn't renew.\nYour own plan: Monthly, renews 5 December 2026",
    "l Gift again;l Manage my plan",
  ],
  [
    "Class cancelled",
    "# Your class has been cancelled\nYoga on 18 November has been cancelled by the studio. Your membership is not affected.",
    "b Find another class",
  ],
  [
    "Invoice",
    "# Nothing left to pay\nYour invoice of £24.00 is settled. Next invoice: 1 December 2026.",
    "l Download;l Back to billing",
  ],
  [
    "Overview",
    "# Overview\nNo payment due\nYour balance is £0.00. Your next bill arrives on 4 December 2026.",
    "l Pay early;l Plan",
    "ACCOUNT_ACTIVE",
  ],
  [
    "Autopay",
    "# Autopay is off\nPay your bill of $60.00 by 28 November 2026 yourself, or turn autopay on.",
    "b Turn on autopay;b Pay bill",
  ],
]);
