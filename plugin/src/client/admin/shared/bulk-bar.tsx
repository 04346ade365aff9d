import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { sentence } from '@client/domain/text';
import { Confirm } from './confirm';
import { atLeast, count } from './format';
import { SelectionBar } from './selection-bar';
import { useBulk, type BulkAction } from './use-bulk';

interface BulkBarProps {
	/** The number of selected rows. */
	selected: number;
	/** The number of rows on the page. */
	onPage: number;
	/** The number of matching rows. */
	total: number;
	/** Whether more rows match than that. */
	isMore?: boolean;
	selectedText: ( number: number, text: string ) => string;
	actions: BulkAction[];
	onClear: () => void;
	onDone: ( text: string ) => void;
}

/** Actions for the selected rows, or for all matching rows. */
export function BulkBar( {
	selected,
	onPage,
	total,
	isMore = false,
	selectedText,
	actions,
	onClear,
	onDone,
}: BulkBarProps ) {
	const [ isEverything, setIsEverything ] = useState( false );
	const { action, seen, problem, ask, run, cancel } = useBulk( onDone );
	const isPage = selected === onPage;
	const isAll = isEverything && isPage;
	const number = isAll ? total : selected;

	// Deselecting a row cancels "all".
	useEffect( () => {
		if ( ! isPage ) {
			setIsEverything( false );
		}
	}, [ isPage ] );

	if ( selected === 0 ) {
		return null;
	}

	const numberText = atLeast( number, isAll && isMore );

	return (
		<SelectionBar
			text={ selectedText( number, numberText ) }
			offersAll={ ! isAll && isPage && total > onPage ? atLeast( total, isMore ) : null }
			onAll={ () => setIsEverything( true ) }
			onClear={ onClear }
		>
			{ actions.map( ( one ) => (
				<Button
					key={ one.verb }
					variant="secondary"
					isDestructive={ one.isDestructive }
					onClick={ () => ask( one ) }
				>
					{ one.verb }
				</Button>
			) ) }
			{ action && (
				<Confirm
					title={ action.question( number, numberText ) }
					action={ action.verb }
					cancel={ seen === null ? undefined : __( 'Stop', 'hvac-blocks' ) }
					isBusy={ seen !== null }
					isDestructive={ action.isDestructive }
					problem={ problem }
					onConfirm={ () => void run( isAll ) }
					onCancel={ cancel }
				>
					<p>{ action.explanation }</p>
					{ seen !== null && (
						<p role="status">
							{ sentence(
								/* translators: 1: number of rows done so far, 2: number in all. */
								__( '%1$s of %2$s done.', 'hvac-blocks' ),
								count( seen ),
								numberText
							) }
						</p>
					) }
				</Confirm>
			) }
		</SelectionBar>
	);
}
