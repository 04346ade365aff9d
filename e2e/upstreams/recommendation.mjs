const system = ( name, tier, from, efficiency ) => ( {
	name,
	tier,
	products: [
		{
			kind: 'air-conditioner',
			product_type: 'Air conditioner',
			product_name: `${ name } outdoor unit`,
			efficiency,
		},
		{ kind: 'furnace', product_type: 'Furnace', product_name: `${ name } furnace`, efficiency: '96% AFUE' },
	],
	included: [ 'Ten years of care' ],
	installed_from: from,
	installed_to: from + 2000,
} );

/** The mock service's recommendation: two systems whose names contain the request. */
export const answerRecommendation = ( { tonnage, powerType = '', zipCode } ) =>
	tonnage && zipCode
		? {
				status: 200,
				json: {
					systems: [
						system( `Northwind ${ tonnage }`, 'better', 12000, '17 SEER2' ),
						system( `Southwind ${ powerType || 'any' }`, 'good', 9000, '15 SEER2' ),
					],
					validFrom: '2026-01-01',
					validUntil: '2030-12-31',
				},
			}
		: { status: 400, json: { error: 'tonnage and zipCode are needed' } };
