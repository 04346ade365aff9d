<?php
declare(strict_types=1);

namespace HvacBlocks\Blocks;

use HvacBlocks\Consent\ConsentRegistry;
use HvacBlocks\DealerPages\Places\DealerPlaces;
use HvacBlocks\DealerPages\Places\NoDealerPlaces;
use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Forms\FormLibrary;
use HvacBlocks\Forms\Returned\FormStates;
use HvacBlocks\Languages\SitePages;
use HvacBlocks\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The site's services that blocks may use. */
final readonly class BlockServices {
	public function __construct(
		public Settings $settings,
		public SitePages $pages,
		public DealerDirectory $dealers,
		public FormLibrary $forms,
		public FormStates $form_states,
		public DealerPlaces $places = new NoDealerPlaces(),
		public ?ConsentRegistry $consents = null,
	) {}

	/** The same services with other dealers: those of an example. */
	public function with_dealers( DealerDirectory $dealers ): self {
		return new self( $this->settings, $this->pages, $dealers, $this->forms, $this->form_states, $dealers instanceof DealerPlaces ? $dealers : $this->places, $this->consents );
	}

	/** The same services with other states of forms: those of an example. */
	public function with_form_states( FormStates $form_states ): self {
		return new self( $this->settings, $this->pages, $this->dealers, $this->forms, $form_states, $this->places, $this->consents );
	}
}
