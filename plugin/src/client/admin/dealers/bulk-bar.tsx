import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ask, problemOf, type ApiProblem } from '../shared/api';
import { Confirm } from '../shared/confirm';
import { count } from '../shared/format';
import { SelectionBar } from '../shared/selection-bar';

interface BulkBarProps {
	/** By company ID. */
	selected: string[];
	/** How many dealers the page shows. */
	onPage: number;
	/** How many match. */
	total: number;
	filter: Record< string, string >;
	onClear: () => void;
	onDeleted: ( text: string ) => void;
}

interface Deleted {
	deleted: number;
	remaining: number;
}

/** What can be done with the dealers that are ticked, or with all that match. */
export function BulkBar( { selected, onPage, total, filter, onClear, onDeleted }: BulkBarProps ) {
	const [ isEverything, setIsEverything ] = useState( false );
	const [ isAsking, setIsAsking ] = useState( false );
	const [ done, setDone ] = useState< number | null >( null );
	const [ problem, setProblem ] = useState< ApiProblem | null >( null );
	const isAll = isEverything && selected.length === onPage;
	const number = isAll ? total : selected.length;

	if ( selected.length === 0 ) {
		return null;
	}

	async function remove(): Promise< void > {
		let deleted = 0;

		setDone( 0 );
		setProblem( null );

		try {
			// Very many go in several requests: none takes longer than a server allows.
			for ( let remaining = 1; remaining > 0; ) {
				const answer = await ask< Deleted >( '/dealers', {
					method: 'DELETE',
					data: isAll ? { ...filter, all: true } : { ids: selected },
				} );

				deleted += answer.deleted;
				remaining = answer.deleted > 0 ? answer.remaining : 0;
				setDone( deleted );
			}

			setIsAsking( false );
			setIsEverything( false );
			onDeleted(
				sprintf(
					/* translators: %s: number of dealers. */
					_n( '%s dealer is deleted.', '%s dealers are deleted.', deleted, 'hvac-blocks' ),
					count( deleted )
				)
			);
		} catch ( error: unknown ) {
			setProblem( problemOf( error ) );
		} finally {
			setDone( null );
		}
	}

	return (
		<SelectionBar
			text={ sprintf(
				/* translators: %s: number of dealers. */
				_n( '%s dealer selected', '%s dealers selected', number, 'hvac-blocks' ),
				count( number )
			) }
			offersAll={ ! isAll && selected.length === onPage && total > onPage ? total : null }
			onAll={ () => setIsEverything( true ) }
			onClear={ () => {
				setIsEverything( false );
				onClear();
			} }
		>
			<Button variant="secondary" isDestructive onClick={ () => setIsAsking( true ) }>
				{ __( 'Delete', 'hvac-blocks' ) }
			</Button>
			{ isAsking && (
				<Confirm
					title={ sprintf(
						/* translators: %s: number of dealers. */
						_n( 'Delete %s dealer?', 'Delete %s dealers?', number, 'hvac-blocks' ),
						count( number )
					) }
					action={ __( 'Delete', 'hvac-blocks' ) }
					isBusy={ done !== null }
					isDestructive
					onConfirm={ () => void remove() }
					onCancel={ () => done === null && setIsAsking( false ) }
				>
					<p>
						{ __(
							'Their pages go, and searches do not find them any more. This cannot be undone; an export made before can be imported again.',
							'hvac-blocks'
						) }
					</p>
					{ done !== null && (
						<p role="status">
							{ sprintf(
								/* translators: 1: number of dealers deleted so far, 2: number in all. */
								__( '%1$s of %2$s are deleted.', 'hvac-blocks' ),
								count( done ),
								count( number )
							) }
						</p>
					) }
					{ problem && (
						<Notice status="error" isDismissible={ false }>
							{ problem.message }
						</Notice>
					) }
				</Confirm>
			) }
		</SelectionBar>
	);
}
