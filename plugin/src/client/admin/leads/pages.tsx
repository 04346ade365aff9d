import { Button, Flex } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { count } from '../shared/format';

interface PagesProps {
	page: number;
	pages: number;
	onTurn: ( page: number ) => void;
}

export function Pages( { page, pages, onTurn }: PagesProps ) {
	if ( pages < 2 ) {
		return null;
	}

	return (
		<nav aria-label={ __( 'Pages of leads', 'hvac-blocks' ) }>
			<Flex justify="flex-end" gap={ 3 }>
				<Button
					variant="secondary"
					aria-disabled={ page <= 1 }
					onClick={ () => page > 1 && onTurn( page - 1 ) }
				>
					{ __( 'Previous', 'hvac-blocks' ) }
				</Button>
				<span>
					{ sprintf(
						/* translators: 1: number of this page, 2: number of all pages. */
						__( 'Page %1$s of %2$s', 'hvac-blocks' ),
						count( page ),
						count( pages )
					) }
				</span>
				<Button
					variant="secondary"
					aria-disabled={ page >= pages }
					onClick={ () => page < pages && onTurn( page + 1 ) }
				>
					{ __( 'Next', 'hvac-blocks' ) }
				</Button>
			</Flex>
		</nav>
	);
}
