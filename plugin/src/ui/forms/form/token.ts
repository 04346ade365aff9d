import { request } from '@client/data/request';
import { withQuery } from '@client/data/rest';
import type { CaptchaToken } from '@client/data/send-lead';
import type { Captcha, guard } from '@client/modules/captcha';

/** The minimum age of a token in milliseconds: a lead that follows its token sooner looks automated. */
const MIN_AGE_MS = 1200;

export interface FormTokens {
	/** The signed time; empty if there is none yet or it is too young: leads are accepted without one, too. */
	form: () => string;
	captcha: CaptchaToken;
}

interface Answer {
	token?: unknown;
	/** Only if the site has a service such as Turnstile. */
	captcha?: Captcha & { module: string };
}

/** Requests the signed time at which a visitor started a form: once, at the first interaction. */
export function requestToken( url: string, lang: string, form: HTMLFormElement | null ): FormTokens {
	let token = '';
	let since = Infinity;
	let captcha: CaptchaToken = () => undefined;

	request( withQuery( url, { lang } ) )
		.then( ( response ) => response.json() )
		.then( async ( answer: Answer ) => {
			token = typeof answer.token === 'string' ? answer.token : '';
			since = performance.now();

			if ( answer.captcha && form ) {
				const module: { guard: typeof guard } = await import( /* webpackIgnore: true */ answer.captcha.module );
				captcha = module.guard( form, answer.captcha );
			}
		} )
		.catch( () => {} );

	return {
		form: () => ( performance.now() - since >= MIN_AGE_MS ? token : '' ),
		captcha: () => captcha(),
	};
}
