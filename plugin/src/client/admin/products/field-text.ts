import { __, sprintf } from '@wordpress/i18n';

/** The name of a product's field, a translated one with its language. */
export function fieldText( field: string ): string {
	const texts: Record< string, string > = {
		id: __( 'Model number', 'hvac-blocks' ),
		name: __( 'Name', 'hvac-blocks' ),
		category: __( 'Category', 'hvac-blocks' ),
		tier: __( 'Level', 'hvac-blocks' ),
		headline: __( 'Headline', 'hvac-blocks' ),
		features: __( 'Three features', 'hvac-blocks' ),
		description: __( 'Description', 'hvac-blocks' ),
		series: __( 'Series', 'hvac-blocks' ),
		seer2: 'SEER2',
		eer2: 'EER2',
		hspf2: 'HSPF2',
		afue: 'AFUE',
		tonsFrom: __( 'Tons, from', 'hvac-blocks' ),
		tonsTo: __( 'Tons, to', 'hvac-blocks' ),
		stages: __( 'Stages', 'hvac-blocks' ),
		speeds: __( 'Speeds', 'hvac-blocks' ),
		fuel: __( 'Fuel type', 'hvac-blocks' ),
		noiseFrom: __( 'Noise in dB, from', 'hvac-blocks' ),
		noiseTo: __( 'Noise in dB, to', 'hvac-blocks' ),
		refrigerant: __( 'Refrigerant', 'hvac-blocks' ),
		comfortLink: __( 'ComfortLink communication', 'hvac-blocks' ),
		energyStarYear: __( 'ENERGY STAR, year of the criteria', 'hvac-blocks' ),
		energySavings: __( 'Energy savings in percent', 'hvac-blocks' ),
		priceFrom: __( 'Installed price, from', 'hvac-blocks' ),
		priceCurrency: __( 'Currency', 'hvac-blocks' ),
		priceFirstDay: __( 'Price: first day', 'hvac-blocks' ),
		priceLastDay: __( 'Price: last day', 'hvac-blocks' ),
		priceSource: __( 'Price: source', 'hvac-blocks' ),
		warrantyRegistered: __( 'Warranty in years, registered', 'hvac-blocks' ),
		warrantyBase: __( 'Warranty in years, not registered', 'hvac-blocks' ),
		warrantyCompressor: __( 'Warranty in years, compressor', 'hvac-blocks' ),
		warrantyParts: __( 'Warranty in years, parts', 'hvac-blocks' ),
		warrantyCoil: __( 'Warranty in years, coil', 'hvac-blocks' ),
		picture: __( 'Picture', 'hvac-blocks' ),
		gallery: __( 'More pictures', 'hvac-blocks' ),
		brochure: __( 'Brochure', 'hvac-blocks' ),
		productData: __( 'Product data', 'hvac-blocks' ),
		manual: __( 'Owner’s manual', 'hvac-blocks' ),
		certificate: __( 'Warranty certificate', 'hvac-blocks' ),
		serials: __( 'Serial numbers begin with', 'hvac-blocks' ),
		countries: __( 'Countries', 'hvac-blocks' ),
		firstDay: __( 'First day', 'hvac-blocks' ),
		lastDay: __( 'Last day', 'hvac-blocks' ),
		replacedBy: __( 'Replaced by', 'hvac-blocks' ),
		goesWith: __( 'Goes with', 'hvac-blocks' ),
	};
	const bare = field.replace( /(?:Es|Fr)$/, '' );

	if ( bare !== field && texts[ bare ] ) {
		return sprintf(
			/* translators: 1: a field of a product, 2: a language. */
			__( '%1$s (%2$s)', 'hvac-blocks' ),
			texts[ bare ],
			field.endsWith( 'Es' ) ? __( 'Spanish', 'hvac-blocks' ) : __( 'French', 'hvac-blocks' )
		);
	}

	return texts[ field ] ?? field;
}
