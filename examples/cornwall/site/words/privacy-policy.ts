import type {
  PrivacyFacts,
  PrivacySection,
} from '#core/schemas/privacy-policy.ts';
import { business } from '../business.ts';

/** Shown as 'Last updated'. */
export const privacyUpdated = '5th August 2025';

/** The seven numbered sections. They describe what the site does: change both together. */
export const privacySections = ({
  consentStorageKey,
}: PrivacyFacts): readonly PrivacySection[] => [
  {
    title: 'Introduction',
    inShort:
      'You can read the whole site without telling us who you are. There are no accounts and no passwords.',
    paragraphs: [
      `This policy says what ${business.name} ("we") does with personal information when you use ${business.website} or ask us for a ` +
        `quote. We are a family-owned business in ${business.address.city}, ${business.address.region}, and we are the controller of ` +
        'that information under UK data protection law.',
    ],
  },
  {
    title: 'Information We Collect',
    inShort:
      'What you type into the quote form and what you tell us yourself. Analytics only if you accept it.',
    paragraphs: [
      'We collect what you type into the quote form, listed below. The answers stay in your own browser, in its session storage, until ' +
        'you send the form, and after that so that you can read again what you sent. They are removed from there when you close the tab, ' +
        'begin another request, or after a day. The form cannot be sent ' +
        'without your consent.',
      'If you ring, email or message us on WhatsApp, we have your number or address and whatever you tell us. WhatsApp handles its ' +
        'messages under its own privacy policy.',
      'Our Job Diary page reads its posts from a database. Your browser asks for the posts and sends nothing about you beyond the ' +
        'request itself. Like every request on the internet, that one and those for our pages carry your IP address and the type of ' +
        'your browser, which the companies that host the site and the database may note in their security logs.',
      'If you accept analytics, we also collect what the Cookies section describes.',
    ],
    list: {
      below: 0,
      items: [
        'the size of the area and the kind of surface',
        'your town, village or city',
        'your name, email address and phone number',
        'anything you add under additional details',
        'the date and time you sent it, which the form adds',
      ],
    },
  },
  {
    title: 'How We Use Your Information',
    inShort:
      'To answer you, quote and do the work. We do not sell your information.',
    paragraphs: [
      'We use what you send for the purposes listed below. Our legal basis is the consent you give on the form; once you book a job it ' +
        'is the contract between us, and for business records it is our legal duty to keep them.',
      'We do not sell your information, send you marketing you have not asked for, or let a computer make decisions about you.',
      'We keep a request for as long as we need it to answer you, quote and do the work. If no job comes of it, we delete it when it ' +
        'is no longer needed, or sooner if you ask. Records of jobs are kept for as long as tax law requires.',
    ],
    list: {
      below: 0,
      items: [
        'reply to you and arrange a free site visit',
        'prepare your quote',
        'plan and carry out the work if you book it',
        'deal with questions and guarantee claims afterwards',
      ],
    },
  },
  {
    title: 'Sharing and Security',
    inShort:
      'With the companies that carry your request, our email and this site for us, and with Google only if you accept analytics.',
    paragraphs: [
      'When you press the button to send the form, your name, email address, phone number, the service you need and your message, with ' +
        'your town and your answers in it, go over an encrypted connection to an automation service that passes them on to us. That ' +
        'service, and the companies that provide our email and hosting, handle the information for us and for no purpose of their own.',
      'If you accept analytics, Google receives the analytics information. Some of these companies may handle information outside the ' +
        'UK. Where they do, UK law requires safeguards for it, and you can ask us which apply.',
      'We share information with nobody else unless the law obliges us to. Within the business, only those who need it to quote or to ' +
        'do the work see it. No system is perfectly secure, so please do not put bank details or anything confidential in the message ' +
        'box.',
    ],
  },
  {
    title: 'Your Rights Under UK GDPR',
    inShort: 'Ask to see, correct or erase what we hold about you. It is free.',
    paragraphs: [
      `You have the rights below. To use any of them ring ${business.phone} or email ${business.email}. It is free, and we answer ` +
        'within one month, as the law requires.',
      `You can withdraw the consent you gave on the quote form at any time by phoning ${business.phone}. What we did before then ` +
        'remains lawful. You withdraw consent to analytics as the Cookies section says, or ring the same number and we will help.',
      'If you think we have got something wrong, tell us first if you are willing. You may also complain to the Information ' +
        "Commissioner's Office at ico.org.uk or on 0303 123 1113.",
    ],
    list: {
      below: 0,
      items: [
        'to see the information we hold about you',
        'to have it corrected',
        'to have it erased',
        'to restrict how we use it, or object to it',
        'to receive it in a form you can take elsewhere',
        'to withdraw your consent',
      ],
    },
  },
  {
    title: 'Cookies',
    inShort:
      'No cookies and no analytics unless you press Accept, and you can change your mind.',
    paragraphs: [
      'We set no cookies and run no analytics unless you press Accept on the banner. Until then nothing is even requested from Google. ' +
        `Your choice is kept in your browser's local storage under the name ${consentStorageKey}, as true or false, so that we need ` +
        'not ask again.',
      'If you accept, Google Analytics sets cookies whose names begin with _ga, which last up to two years, and tells us what is ' +
        'listed below. We never send it your name, email address, phone number or message.',
      "To change your mind, press 'Cookie settings' at the foot of any page and choose again: your earlier choice holds until you do. " +
        'Decline stops analytics and deletes the _ga cookies. You can also ring us and we will talk you through it.',
      'The site also uses session storage to hold your quote form, finished or not, so that it survives a reload. That does not ' +
        'depend on your choice here, and the answers go nowhere unless you send them. Once you have, local storage keeps the time at ' +
        'which you began, so that a page you go back to does not send them twice. When you press a link to the form, local storage ' +
        'holds which page it was on until the form opens, so that you need not say again what you were reading about.',
    ],
    list: {
      below: 1,
      items: [
        'the pages you open, roughly where you are, and the kind of device and browser you use',
        'which steps of the quote form you complete, and your answers about size, surface and town',
        'that a form was sent, and for which service, size and surface',
        'that you pressed a phone, WhatsApp or quote button, and on which page',
      ],
    },
  },
  {
    title: 'Contact',
    inShort: `Ring ${business.phone} or write to us.`,
    paragraphs: [
      `${business.name}, ${business.address.city}, ${business.address.region}. Phone ${business.phone}, email ${business.email}, ` +
        `website ${business.website}. You can also write to us through the quote form.`,
      'If we change what the site does with your information, we change this page and the date at the top.',
    ],
  },
];
