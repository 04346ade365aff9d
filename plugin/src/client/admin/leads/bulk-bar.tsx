import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ask, problemOf, type ApiProblem } from '../shared/api';
import { Confirm } from '../shared/confirm';
import { count } from '../shared/format';
import { SelectionBar } from '../shared/selection-bar';
import type { Query } from './filter';

interface BulkBarProps {
	/** By reference. */
	selected: string[];
	/** How many leads the page shows. */
	onPage: number;
	/** How many match. */
	total: number;
	filter: Query;
	onClear: () => void;
	onDone: ( text: string ) => void;
}

interface Answer {
	done: number;
	skipped: number;
	after: number;
	more: boolean;
}

type Act = 'retry' | 'delete';

/** What can be done with the leads that are ticked, or with all that match. */
export function BulkBar( { selected, onPage, total, filter, onClear, onDone }: BulkBarProps ) {
	const [ isEverything, setIsEverything ] = useState( false );
	const [ asking, setAsking ] = useState< Act | null >( null );
	const [ seen, setSeen ] = useState< number | null >( null );
	const [ problem, setProblem ] = useState< ApiProblem | null >( null );
	const isAll = isEverything && selected.length === onPage;
	const number = isAll ? total : selected.length;

	if ( selected.length === 0 ) {
		return null;
	}

	async function run( act: Act ): Promise< void > {
		let done = 0;
		let skipped = 0;

		setSeen( 0 );
		setProblem( null );

		try {
			// Very many go in several requests: none takes longer than a server allows.
			for ( let after = 0, more = true; more; ) {
				const answer = await ask< Answer >( act === 'retry' ? '/leads/retry' : '/leads', {
					method: act === 'retry' ? 'POST' : 'DELETE',
					data: isAll ? { ...filter, all: true, after } : { references: selected },
				} );

				done += answer.done;
				skipped += answer.skipped;
				( { after, more } = answer );
				setSeen( done + skipped );
			}

			setAsking( null );
			setIsEverything( false );
			onDone( act === 'retry' ? retriedText( done, skipped ) : deletedText( done ) );
		} catch ( error: unknown ) {
			setProblem( problemOf( error ) );
		} finally {
			setSeen( null );
		}
	}

	return (
		<SelectionBar
			text={ sprintf(
				/* translators: %s: number of leads. */
				_n( '%s lead selected', '%s leads selected', number, 'hvac-blocks' ),
				count( number )
			) }
			offersAll={ ! isAll && selected.length === onPage && total > onPage ? total : null }
			onAll={ () => setIsEverything( true ) }
			onClear={ () => {
				setIsEverything( false );
				onClear();
			} }
		>
			<Button variant="secondary" onClick={ () => setAsking( 'retry' ) }>
				{ __( 'Try again', 'hvac-blocks' ) }
			</Button>
			<Button variant="secondary" isDestructive onClick={ () => setAsking( 'delete' ) }>
				{ __( 'Delete', 'hvac-blocks' ) }
			</Button>
			{ asking && (
				<Confirm
					title={ questionText( asking, number ) }
					action={ asking === 'retry' ? __( 'Try again', 'hvac-blocks' ) : __( 'Delete', 'hvac-blocks' ) }
					isBusy={ seen !== null }
					isDestructive={ asking === 'delete' }
					onConfirm={ () => void run( asking ) }
					onCancel={ () => {
						if ( seen === null ) {
							setAsking( null );
							setProblem( null );
						}
					} }
				>
					<p>
						{ asking === 'retry'
							? __(
									'Whatever a destination does not have yet is sent within a minute, with all tries before it again. Leads that are delivered, withdrawn or quarantined stay as they are.',
									'hvac-blocks'
								)
							: __(
									'What the visitors sent, and your notes on it, go for good. The history of each lead, which holds nothing of that, stays.',
									'hvac-blocks'
								) }
					</p>
					{ seen !== null && (
						<p role="status">
							{ sprintf(
								/* translators: 1: number of leads done so far, 2: number in all. */
								__( '%1$s of %2$s are done.', 'hvac-blocks' ),
								count( seen ),
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

function questionText( act: Act, number: number ): string {
	return act === 'retry'
		? sprintf(
				/* translators: %s: number of leads. */
				_n( 'Send %s lead again?', 'Send %s leads again?', number, 'hvac-blocks' ),
				count( number )
			)
		: sprintf(
				/* translators: %s: number of leads. */
				_n( 'Delete %s lead?', 'Delete %s leads?', number, 'hvac-blocks' ),
				count( number )
			);
}

function deletedText( done: number ): string {
	return sprintf(
		/* translators: %s: number of leads. */
		_n( '%s lead is deleted.', '%s leads are deleted.', done, 'hvac-blocks' ),
		count( done )
	);
}

function retriedText( done: number, skipped: number ): string {
	const sent = sprintf(
		/* translators: %s: number of leads. */
		_n( '%s lead is sent within a minute.', '%s leads are sent within a minute.', done, 'hvac-blocks' ),
		count( done )
	);

	return skipped === 0
		? sent
		: `${ sent } ${ sprintf(
				/* translators: %s: number of leads. */
				_n( '%s had nothing left to send.', '%s had nothing left to send.', skipped, 'hvac-blocks' ),
				count( skipped )
			) }`;
}
