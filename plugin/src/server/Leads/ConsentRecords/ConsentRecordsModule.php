<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\ConsentRecords;

use HvacBlocks\Editing\Admin\AdminContributor;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\AdminRouteContributor;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\OnPages;
use HvacBlocks\Leads\Consent\ConsentRegistry;
use HvacBlocks\Leads\Consent\ConsentsView;
use HvacBlocks\Leads\LeadsModule;
use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Platform\Settings\Settings;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** What visitors consent to: its texts, its receipts, and its withdrawal. */
final readonly class ConsentRecordsModule implements Module, AdminContributor, AdminRouteContributor {
	public function __construct( private wpdb $wpdb, private Settings $settings, private FormLibrary $forms, private ConsentRegistry $registry, private LeadsModule $leads ) {}

	public function features(): array {
		return array( new OnPages( fn (): Feature => new UnsubscribePage( $this->leads->leads, $this->revocation( ... ), $this->settings ) ) );
	}

	public function admin_routes(): array {
		$view = new ConsentsView( $this->registry, $this->forms, $this->settings );

		return array(
			new ShowReceiptRoute( $this->leads->leads, new ConsentReceipt( $this->leads->view(), $this->leads->ledger, $this->registry ) ),
			new RevokeConsentRoute( $this->leads->leads, $this->revocation(), $this->leads->view() ),
			new ListConsentsRoute( $view ),
			new WriteConsentRoute( $this->registry, $view ),
		);
	}

	public function screens(): array {
		return array( ConsentsScreen::get() );
	}

	public function notices(): array {
		return array();
	}

	private function revocation(): Revocation {
		return new Revocation( $this->wpdb, $this->leads->tables, $this->leads->leads, $this->leads->ledger, $this->leads->queue, new Transaction( $this->wpdb ) );
	}
}
