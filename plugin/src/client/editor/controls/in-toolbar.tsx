import { BlockControls } from '@wordpress/block-editor';
import { Dropdown, ToolbarButton } from '@wordpress/components';
import type { AnyField, ControlProps } from '../control';
import { Fields } from './placement';

/** A field that the block's toolbar opens, too. */
export const inToolbar = < F extends AnyField >( label: string, field: F ): F =>
	Object.assign( field, {
		OnBlock: ( block: ControlProps< object > ) => (
			<BlockControls group="other">
				<Dropdown
					popoverProps={ { placement: 'bottom-start' } }
					renderToggle={ ( { isOpen, onToggle } ) => (
						<ToolbarButton aria-expanded={ isOpen } aria-haspopup="true" onClick={ onToggle }>
							{ label }
						</ToolbarButton>
					) }
					renderContent={ () => (
						<div style={ { inlineSize: 280, maxInlineSize: '100%' } }>
							<Fields fields={ [ field ] } block={ block } />
						</div>
					) }
				/>
			</BlockControls>
		),
	} );
