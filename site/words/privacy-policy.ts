import type {
  PrivacyFacts,
  PrivacySection,
} from '#core/schemas/privacy-policy.ts';
import { business } from '../business.ts';
import { towns } from '../towns.ts';

/** Stays on one line. */
const phone = business.phone.replaceAll(' ', '\u00A0');

/** Shown as 'Last updated'. */
export const privacyUpdated = '5th August 2025';

/** Keeps words that hold for a business with analytics alone. */
const withAnalytics = (words: string): string[] =>
  business.usesAnalytics ? [words] : [];

/** What is said of analytics, and of the choice that is kept under this name. */
const analyticsParagraphs = (consentStorageKey: string): string[] => [
  'We set no cookies and run no analytics unless you press Accept on the banner. Until then nothing is even requested from Google. ' +
    `Your choice is kept in your browser's local storage under the name ${consentStorageKey}, as true or false, so that we need ` +
    'not ask again.',
  'If you accept, Google Analytics sets cookies whose names begin with _ga, which last up to two years, and tells us what is ' +
    'listed below. We never send it your name, email address, phone number or message.',
  "To change your mind, press 'Cookie settings' at the foot of any page and choose again: your earlier choice holds until you do. " +
    'Decline stops analytics and deletes the _ga cookies. You can also ring us and we will talk you through it.',
];

const analyticsList = {
  below: 1,
  items: [
    'the pages you open, roughly where you are, and the kind of device and browser you use',
    'which questions of the quote form you answer, with the size and the surface you choose, and your town only where it is one of ' +
      `the ${towns.length} places we list (any other is sent as "Other")`,
    'that a form was sent, and for which service, size and surface',
    'that you pressed a phone, WhatsApp or quote button, and on which page',
  ],
};

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
    inShort: [
      'What you type into the quote form and what you tell us yourself.',
      ...withAnalytics('Analytics only if you accept it.'),
    ].join(' '),
    paragraphs: [
      'We collect what you type into the quote form, listed below. The answers stay in your own browser, in its session storage, until ' +
        'you send the form, and after that so that you can read again what you sent. They are removed from there when you close the tab, ' +
        'begin another request, or after a day. The form cannot be sent ' +
        'without your consent.',
      business.whatsapp
        ? 'If you ring, email or message us on WhatsApp, we have your number or address and whatever you tell us. WhatsApp handles its ' +
          'messages under its own privacy policy.'
        : 'If you ring or email us, we have your number or address and whatever you tell us.',
      'Our Job Diary page reads its posts from a database that Supabase hosts for us. Its photographs lie on our own site, with Supabase ' +
        'or with another company that keeps pictures for us. Your browser asks for both when you open that page, ' +
        `${business.usesAnalytics ? 'whatever you chose about cookies, ' : ''}and sends nothing about you beyond the request itself. Like every request on the internet, those and the ones for our ` +
        'pages carry your IP address and the type of your browser, and the one to Supabase says that it comes from our site. The ' +
        'companies that host the site, the database and the pictures may note this in their security logs.',
      'If something on a page fails in your browser, it may tell us which page and which of our files it was, so that we can mend it. ' +
        'That says nothing of you or of what you typed.',
      ...withAnalytics(
        'If you accept analytics, we also collect what the Cookies section describes.',
      ),
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
    inShort: `With the companies that carry your request, our email and this site for us${business.usesAnalytics ? ', and with Google only if you accept analytics' : ''}.`,
    paragraphs: [
      'When you press the button to send the form, your name, email address, phone number, the service you need and your message, with ' +
        'your town and your answers in it, go over an encrypted connection to an automation service that passes them on to us. That ' +
        'service, and the companies that provide our email and hosting, handle the information for us and for no purpose of their own.',
      [
        ...withAnalytics(
          'If you accept analytics, Google receives the analytics information.',
        ),
        'Some of these companies may handle information outside the UK. Where they do, UK law requires safeguards for it, and you can ' +
          'ask us which apply.',
      ].join(' '),
      'We share information with nobody else unless the law obliges us to. Within the business, only those who need it to quote or to ' +
        'do the work see it. No system is perfectly secure, so please do not put bank details or anything confidential in the message ' +
        'box.',
    ],
  },
  {
    title: 'Your Rights Under UK GDPR',
    inShort: 'Ask to see, correct or erase what we hold about you. It is free.',
    paragraphs: [
      `You have the rights below. To use any of them ring ${phone} or email ${business.email}. It is free, and we answer ` +
        'within one month, as the law requires.',
      `You can withdraw the consent you gave on the quote form at any time by phoning ${phone}. What we did before then ` +
        [
          'remains lawful.',
          ...withAnalytics(
            'You withdraw consent to analytics as the Cookies section says, or ring the same number and we will help.',
          ),
        ].join(' '),
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
    inShort: business.usesAnalytics
      ? 'No cookies and no analytics unless you press Accept, and you can change your mind.'
      : 'No cookies and no analytics.',
    paragraphs: [
      ...(business.usesAnalytics
        ? analyticsParagraphs(consentStorageKey)
        : ['We set no cookies and run no analytics.']),
      `The site also uses session storage to hold your quote form, finished or not, so that it survives a reload. ${business.usesAnalytics ? 'That does not depend on your choice here, and the' : 'The'} ` +
        'answers go nowhere unless you send them. Once you have, local storage keeps the time at ' +
        'which you began, so that a page you go back to does not send them twice. When you press a link to the form, local storage ' +
        'holds which page it was on until the form opens, so that you need not say again what you were reading about.',
    ],
    ...(business.usesAnalytics && { list: analyticsList }),
  },
  {
    title: 'Contact',
    inShort: `Ring ${phone} or write to us.`,
    paragraphs: [
      `${business.name}, ${business.address.city}, ${business.address.region}. Phone ${phone}, email ${business.email}, ` +
        `website ${business.website}. You can also write to us through the quote form.`,
      'If we change what the site does with your information, we change this page and the date at the top.',
    ],
  },
];
