<?php
declare(strict_types=1);

namespace HvacBlocks\Leads;

use HvacBlocks\Dealers\DealersStorey;
use HvacBlocks\Editing\EditingStorey;
use HvacBlocks\Kernel\Storey;
use HvacBlocks\Leads\Consent\ConsentModule;
use HvacBlocks\Leads\ConsentRecords\ConsentRecordsModule;
use HvacBlocks\Leads\MailTexts\MailTextsModule;
use HvacBlocks\Leads\Privacy\PrivacyModule;
use HvacBlocks\Leads\Statistics\StatisticsModule;
use HvacBlocks\Leads\Webhooks\WebhooksModule;
use HvacBlocks\Offers\OffersStorey;
use HvacBlocks\Platform\Platform;

defined( 'ABSPATH' ) || exit;

/** What visitors send and agree to, and the statistics of it. */
final readonly class LeadsStorey implements Storey {
	private ConsentModule $consent;
	private StatisticsModule $statistics;
	public LeadsModule $leads;

	public function __construct( private Platform $platform, private EditingStorey $editing, private DealersStorey $dealers, OffersStorey $offers ) {
		$forms            = $editing->forms->library;
		$directory        = $dealers->dealers->directory;
		$this->consent    = new ConsentModule( $platform->wpdb, $forms );
		$this->statistics = new StatisticsModule( $platform->wpdb, $platform->settings, $directory, $forms, $platform->limiter, $platform->client, $platform->plugin_file );
		$this->leads      = new LeadsModule( $platform->wpdb, $platform->settings, $forms, $this->consent->registry, $platform->upstream, $directory, $this->statistics->counts, $platform->machine, $platform->limiter, $platform->client, $offers->catalog, $platform->plugin_file );
	}

	public function modules(): array {
		return array(
			$this->consent,
			$this->statistics,
			$this->leads,
			new ConsentRecordsModule( $this->platform->wpdb, $this->platform->settings, $this->editing->forms->library, $this->consent->registry, $this->leads ),
			new MailTextsModule( $this->platform->settings, $this->editing->forms->library, $this->dealers->dealers->directory ),
			new WebhooksModule( $this->editing->forms->library, $this->platform->upstream, $this->leads ),
			new PrivacyModule( $this->platform->wpdb, $this->platform->settings, $this->leads ),
		);
	}
}
