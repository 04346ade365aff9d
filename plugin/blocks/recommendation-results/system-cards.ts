import type { Props as Picture } from '@ui/media/picture/view';
import { formatMoney } from '@client/domain/money';
import { monthlyPayment } from '@client/domain/monthly-payment';
import type { Language } from '@client/domain/number';
import { fill } from '@client/domain/text';

interface Product {
	kind: string;
	product_type: string;
	product_name: string;
	product_link: string;
	image: string;
	efficiency: string;
	stages: string;
	/** Products of the catalog. */
	noise?: string;
	documents?: Array< { label: string; href: string; lang: string } >;
	picture?: Picture;
}

/** A system of `GET /recommendation`. */
export interface System {
	name: string;
	tier: string;
	products: Product[];
	included: string[];
	installed_from: number | null;
	installed_to: number | null;
}

/** Configuration that all cards share. */
export interface CardConfig {
	lang: Language;
	/** The tier that suits the answers; empty for none. */
	fit: string;
	tiers: Record< string, string >;
	/** Illustrations by kind of unit. */
	pictures: Record< string, Picture >;
	/** Null without an offer. */
	financing: { apr: number; months: number } | null;
	texts: { typical: string; monthly: string; english: string };
}

interface CardDocument {
	text: string;
	/** Also says which product it is about. */
	label: string;
	href: string;
}

/** A card's content; an empty text is unknown. */
export interface SystemCard {
	tier: string;
	name: string;
	isFit: boolean;
	pictures: Picture[];
	price: string;
	typical: string;
	monthly: string;
	units: Array< { name: string; facts: string; href: string; documents: CardDocument[] } >;
	included: string[];
}

/** What the cards of recommended systems show; the twin of `Recommendation\Systems\SystemCards`. */
export function systemCards( systems: System[], config: CardConfig ): SystemCard[] {
	const isFitting = ( { tier }: System ) => config.fit !== '' && tier === config.fit;
	// If all systems have the tier, it does not distinguish them.
	const isTold = systems.filter( isFitting ).length === 1;

	return systems.map( ( system ) => cardOf( system, config, isTold && isFitting( system ) ) );
}

function cardOf( system: System, { lang, tiers, pictures, financing, texts }: CardConfig, isFit: boolean ): SystemCard {
	const { tier, name, products, included, installed_from: from, installed_to: to } = system;
	const money = ( amount: number ) => formatMoney( amount, lang );

	return {
		tier: tiers[ tier ] ?? '',
		name,
		isFit,
		pictures: products.slice( 0, 2 ).flatMap( ( product ) => pictureOf( product, pictures ) ?? [] ),
		price: from === null ? '' : money( from ),
		typical: from === null || to === null ? '' : fill( texts.typical, { from: money( from ), to: money( to ) } ),
		monthly:
			from === null || financing === null
				? ''
				: fill( texts.monthly, {
						amount: money( monthlyPayment( from, financing.apr, financing.months ) ),
					} ),
		units: products.map( ( product ) => ( {
			name: product.product_name,
			facts: [
				product.product_type === product.product_name ? '' : product.product_type,
				product.stages,
				product.efficiency,
				product.noise,
			]
				.filter( Boolean )
				.join( ' · ' ),
			href: product.product_link,
			documents: documentsOf( product, texts.english ),
		} ) ),
		included,
	};
}

const documentsOf = ( { documents = [], product_name: name }: Product, english: string ): CardDocument[] =>
	documents.map( ( { label, href, lang } ) => {
		const text = lang === '' ? label : `${ label } (${ english })`;

		return { text, label: `${ text }: ${ name }`, href };
	} );

const pictureOf = ( { image, kind, picture }: Product, pictures: Record< string, Picture > ): Picture | undefined =>
	picture ??
	( image === ''
		? pictures[ kind ]
		: {
				src: image,
				srcset: '',
				sizes: '',
				width: 0,
				height: 0,
				alt: '',
				loading: 'lazy',
				position: '',
				ratio: '4/3',
				sources: [],
			} );
