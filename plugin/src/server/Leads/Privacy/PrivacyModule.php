<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Lazy;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Leads\LeadsModule;
use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Platform\Settings\Settings;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Personal data: how long it is stored, and how people get a copy of it or have it erased. */
final readonly class PrivacyModule implements Module {
	public function __construct( private wpdb $wpdb, private Settings $settings, private LeadsModule $leads ) {}

	public function features(): array {
		return array(
			new Retention( $this->wpdb, $this->leads->tables, $this->settings, $this->anonymiser( ... ) ),
			new Lazy( array( Retention::HOOK ), fn (): Feature => new LeadOrphans( $this->wpdb, $this->leads->tables ) ),
			new Lazy( array( 'wp_privacy_personal_data_exporters', 'wp_privacy_personal_data_erasers' ), fn (): Feature => new PersonalData( $this->exporter( ... ), $this->eraser( ... ) ) ),
			...( is_admin() ? array( new PrivacyPolicy( $this->settings ) ) : array() ),
		);
	}

	private function exporter(): LeadsExporter {
		return new LeadsExporter( $this->wpdb, $this->leads->tables, $this->persons(), $this->leads->view(), $this->leads->ledger, $this->leads->queue );
	}

	private function eraser(): LeadsEraser {
		return new LeadsEraser( $this->persons(), $this->anonymiser() );
	}

	private function persons(): LeadsOfPerson {
		return new LeadsOfPerson( $this->wpdb, $this->leads->tables );
	}

	private function anonymiser(): LeadAnonymiser {
		return new LeadAnonymiser( $this->wpdb, $this->leads->tables, $this->leads->leads, $this->leads->ledger, $this->leads->queue, new Transaction( $this->wpdb ) );
	}
}
