import { Button, Flex } from '@wordpress/components';
import { useEffect, useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { count } from './format';

interface PagesProps {
	label: string;
	page: number;
	pages: number;
	onTurn: ( page: number ) => void;
}

/** Pagination with a field for the page number. */
export function Pages( { label, page, pages, onTurn }: PagesProps ) {
	const id = useId();
	const [ input, setInput ] = useState( String( page ) );

	useEffect( () => setInput( String( page ) ), [ page ] );

	if ( pages < 2 ) {
		return null;
	}

	function go( event: FormEvent ): void {
		event.preventDefault();

		const next = Math.min( pages, Math.max( 1, Number.parseInt( input, 10 ) || page ) );

		setInput( String( next ) );

		if ( next !== page ) {
			onTurn( next );
		}
	}

	return (
		<nav className="hvac-pages" aria-label={ label }>
			<Flex justify="flex-end" gap={ 3 }>
				<Button
					variant="secondary"
					aria-disabled={ page <= 1 }
					onClick={ () => page > 1 && onTurn( page - 1 ) }
				>
					{ __( 'Previous', 'hvac-blocks' ) }
				</Button>
				<form onSubmit={ go }>
					<label htmlFor={ id }>{ __( 'Page', 'hvac-blocks' ) }</label>
					<input
						id={ id }
						type="text"
						inputMode="numeric"
						size={ Math.max( 2, String( pages ).length ) }
						value={ input }
						onChange={ ( { target } ) => setInput( target.value ) }
						onBlur={ () => setInput( String( page ) ) }
					/>
					{ sprintf(
						/* translators: %s: number of all pages. */
						__( 'of %s', 'hvac-blocks' ),
						count( pages )
					) }
				</form>
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
