import provinces from '@contracts/ca-provinces.json';
import contract from '@contracts/dealer-card.cases.json';
import { cardProps, PROVINCES, type CardConfig } from './dealer-card';
import type { Dealer } from './dealers';

// DealerSearch\DealerCardTest runs the same cases.
it.each( contract.cases )( 'makes a card: $name', ( { config, dealer, country, card } ) => {
	const of = { ...contract.config, ...config } as unknown as CardConfig;

	expect( cardProps( 'card', dealer as Dealer, of, country ) ).toMatchObject( card );
} );

it( 'knows the provinces of the contract', () => {
	expect( PROVINCES ).toBe( provinces.map( ( { code } ) => code ).join( ' ' ) );
} );
