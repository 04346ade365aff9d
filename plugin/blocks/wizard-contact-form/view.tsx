import { type Props as Lane, View as EmergencyLane } from '@ui/emergency-lane/view';
import { type FormPanelProps, View as FormPanel } from '@ui/form-panel/view';

interface Props extends FormPanelProps {
	lane: Lane;
}

export const View = ( { lane, ...props }: Props ) => (
	<>
		<div className="hvac-wizard-contact-form__lane">
			<EmergencyLane { ...lane } />
		</div>
		<FormPanel { ...props } />
	</>
);
