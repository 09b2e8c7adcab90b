import type { Legal } from "./legal.ts";

type Draft = Pick<Legal, "lead" | "sections">;

/**
 * Drafts of the three legal pages, for a lawyer to read before staff publish them at the desk. They
 * say what this software does: what changes that (retention, forms, emails, cookies) changes them.
 */
export const legalDrafts: Record<"privacy" | "terms" | "accessibility", Draft> = {
  privacy: {
    lead: "What {organisation.fullName} keeps of what you send us through this website, for how long, and what you can ask us to do with it.",
    sections: [
      {
        heading: "The short version",
        paragraphs: [
          "We keep what you send us so that we can answer you, thank you and send you a receipt. We do not sell, rent or lend it. This website has no advertising, no trackers and no cookies for visitors.",
        ],
      },
      {
        heading: "When you write to us",
        paragraphs: [
          "The contact form asks for your name, your email address, a subject and your message, and for a phone number if you want a call. We keep these, our notes about them, our replies and what you reply for {kept.contactMessages}. The staff who answer messages read them.",
        ],
      },
      {
        heading: "When you offer to volunteer",
        paragraphs: [
          "The volunteer form asks for your name, email address, phone number, age, home address, an emergency contact, when you are available, what you would like to do, your experience and your reasons. Whoever signs up a group gives the name of the group, a name, an email address and a phone number, the number of people and the age of the youngest. We keep your application for {kept.volunteerApplications}. The front desk and the leader of the program you choose read it. A background check is run by an outside service, only after we have spoken with you.",
        ],
      },
      {
        heading: "When you subscribe to the newsletter",
        paragraphs: [
          "We ask for your email address and send you an email to confirm it. We keep your address for as long as you subscribe. If you unsubscribe, or never confirm, we delete it within {kept.newsletterAddresses}.",
        ],
      },
      {
        heading: "When you give",
        paragraphs: [
          "Gifts by card are paid on a page of Stripe, the company that handles our card payments. Your card number goes to Stripe and never to us. Stripe tells us your name, your email address, the amount, the day and whether the gift is monthly. When a check or cash comes to our office, we write down the same, and the check number and your mailing address if you gave them.",
          "We keep these records for at least {kept.giftYears} years, as the tax rules require. Our finance and development staff read them.",
        ],
      },
      {
        heading: "Emails from us",
        paragraphs: [
          "We email you when your message or application has arrived, when we reply, when you subscribe to the newsletter, when a gift of yours needs a receipt, and with a statement of your gifts at the end of the year. We keep copies of these emails for {kept.emails}, and copies of those about a newsletter subscription for {kept.newsletterAddresses}. These emails do not report whether you opened them.",
        ],
      },
      {
        heading: "Cookies and technical data",
        paragraphs: [
          "Visitors get no cookies. Staff who sign in get one, so that they stay signed in. If you pause a film, your own browser remembers that; we are not told.",
          "We count visits, and keep for {kept.visits} only how often a page was opened or looked for on a day, the names of the websites that led here, the campaign words of links, and how many visitors used a phone or a computer and which language; a gift keeps the campaign words of the link that led to it. To count a visitor once a day, we turn your internet address and browser into a code with a secret that is never stored and is replaced every night; we store neither the address nor the code, and if your browser sends Global Privacy Control or Do Not Track, we count nothing.",
          "To protect the forms and the donation page from misuse, we count how often they are used from one internet address. Those counts are deleted by themselves, most of them within a day.",
        ],
      },
      {
        heading: "Who else handles your data",
        paragraphs: [
          "Stripe handles payments by card, under its own privacy policy. The companies that host this website and carry our email handle what passes through them, for us only. We give nothing to anybody else unless a law or a court requires it.",
          "Some links lead to other websites, such as maps and social networks. Nothing is sent to them before you follow the link.",
        ],
      },
      {
        heading: "What you can ask of us",
        paragraphs: [
          "You can ask us what we have about you and get it in one file. You can ask us to correct it, and to delete it sooner than we would by ourselves. We delete messages, applications, newsletter subscriptions and emails. Records of gifts, their receipts and statements stay for as long as the law asks. Backup copies are replaced over time.",
          "Write to {organisation.email} from the address concerned, or call {organisation.phone}. We may ask a question first to make sure that it is you.",
        ],
      },
      {
        heading: "Children",
        paragraphs: [
          "This website is not meant for children under 13, and we do not knowingly collect anything from them here. Volunteers are at least {volunteering.minimumAge}; younger people come only with a group and its adults. If you think that a child has sent us something, please tell us and we will delete it.",
        ],
      },
      {
        heading: "Changes and questions",
        paragraphs: [
          "When what we do changes, this page changes with it. Questions? Write to {organisation.email}, call {organisation.phone}, or send a letter to {organisation.fullName}, {organisation.address.street}, {organisation.address.city}, {organisation.address.state} {organisation.address.zip}.",
        ],
      },
    ],
  },
  terms: {
    lead: "The terms under which {organisation.fullName} offers this website. By using it you agree to them.",
    sections: [
      {
        heading: "Who we are",
        paragraphs: [
          "This website belongs to {organisation.fullName}, a nonprofit organization in Chicago, Illinois. Our tax ID is {organisation.taxId}.",
        ],
      },
      {
        heading: "Using this website",
        paragraphs: [
          "You may read it, print it and link to it. Please send us only what is true and yours to send, and nothing that harms others or this website. Texts, pictures and films belong to us or to those who let us show them; please ask before you publish them elsewhere.",
        ],
      },
      {
        heading: "In an emergency",
        paragraphs: [
          "Nobody watches our forms and email around the clock. In an emergency, call {hotlines.emergency}.",
        ],
      },
      {
        heading: "Gifts",
        paragraphs: [
          "Gifts are voluntary and go to the work of {organisation.fullName}. You get nothing in return, so a gift is tax-deductible as the law allows. A receipt comes by email. Please ask your tax adviser what it means for you.",
          "A monthly gift is charged on the same day every month until you stop it. To pause or stop it, use the link in any receipt. To change it, open My giving, write to {organisation.email} or call {organisation.phone}.",
          "Did you give by mistake, or more than you meant to? Tell us soon, and we will put it right where we can.",
        ],
      },
      {
        heading: "Volunteering",
        paragraphs: [
          "An application is an offer to help. It makes no employment, and neither of us is bound by it before we have talked.",
        ],
      },
      {
        heading: "What we cannot promise",
        paragraphs: [
          "We take care that what stands here is right and that the website works, but we offer it as it is, without warranty. Hours, programs and events can change; call us before you make a long trip. Other websites that we link to are not ours, and we do not answer for them. As far as the law allows, we are not liable for damage from the use of this website.",
        ],
      },
      {
        heading: "Law, changes and questions",
        paragraphs: [
          "The law of the State of Illinois applies. When these terms change, this page changes with them. Our privacy policy says what we do with your data. Questions? Write to {organisation.email} or call {organisation.phone}.",
        ],
      },
    ],
  },
  accessibility: {
    lead: "Everybody should be able to use this website. Here is what we do for that, what does not work yet, and whom to tell.",
    sections: [
      {
        heading: "What we aim for",
        paragraphs: [
          "We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Programs check every page against them; they do not find everything, so we depend on what people tell us.",
        ],
      },
      {
        heading: "What we do",
        paragraphs: [
          "Every page works with a keyboard alone and with a screen reader, in enlarged text and on small screens. Pictures have descriptions. Words and backgrounds differ enough to be read. If your device asks for less motion, nothing moves. Forms say in words what is missing, and work without JavaScript.",
        ],
      },
      {
        heading: "What does not work yet",
        paragraphs: [
          "The right-click menu and the keys that open the browser’s tools for developers are turned off on this website. Other websites that we link to, such as the payment page of Stripe, have their own statements.",
        ],
      },
      {
        heading: "Tell us",
        paragraphs: [
          "Is something hard to use, or do you need it in another form, such as large print or read to you over the phone? Write to {organisation.email} or call {organisation.phone}. We answer within {forms.contactResponse}.",
        ],
      },
    ],
  },
};
