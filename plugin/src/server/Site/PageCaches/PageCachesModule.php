<?php
declare(strict_types=1);

namespace HvacBlocks\Site\PageCaches;

use HvacBlocks\Kernel\Module;
use HvacBlocks\Platform\Import\RunningImports;
use HvacBlocks\Platform\Settings\Settings;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Page caches of other plugins, hosts and networks: they are purged when pages change. */
final readonly class PageCachesModule implements Module {
	public function __construct( private wpdb $wpdb, private Settings $settings ) {}

	public function features(): array {
		return array(
			new PagePurge( $this->settings, new RunningImports( $this->wpdb ) ),
			...( is_admin() ? array( new PageCachesReport( $this->settings ) ) : array() ),
		);
	}
}
