import { type Props as Lane, View as EmergencyLane } from '@ui/dealers/emergency-lane/view';
import { type FormPanelProps, View as FormPanel } from './view';

interface Props extends FormPanelProps {
	/** Of the wizard's form: where to call when it is urgent. */
	lane?: Lane;
}

/** What a block is that shows a form. One view, so that the blocks' islands are one file. */
export const FormBlock = ( { lane, ...props }: Props ) => (
	<>
		{ lane && (
			<div className="hvac-wizard-contact-form__lane">
				<EmergencyLane { ...lane } />
			</div>
		) }
		<FormPanel { ...props } />
	</>
);
