import type { MailPreview, MailTest, MailTexts } from '../shared/answers';

export type { MailPreview, MailTest, MailTexts };

export type FormMails = MailTexts[ 'forms' ][ number ];

export type Mail = FormMails[ 'mails' ][ number ];

export type Part = Mail[ 'parts' ][ number ];

export const isOwn = ( { text, ours }: Part ): boolean => text !== ours;
