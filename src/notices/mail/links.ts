/** Path of the pages to which links in mail lead. */
export const MAIL_PAGES = '/mail/';
