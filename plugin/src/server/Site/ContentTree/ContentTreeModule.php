<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\RouteContributor;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\ConfiguredCache;
use HvacBlocks\Platform\State\DailyLog;
use HvacBlocks\Platform\State\SharedState;

defined( 'ABSPATH' ) || exit;

/** Pages as trees of blocks, for other front ends. */
final readonly class ContentTreeModule implements Module, RouteContributor {
	public function __construct( private SharedState $state, private Settings $settings, private string $version ) {}

	public function features(): array {
		return array( new MissingImages() );
	}

	public function routes(): array {
		return array( 'content' => fn (): array => array( new ContentRoute( new ContentTree( new ConfiguredCache(), new DailyLog( $this->state ), $this->version ), $this->settings ) ) );
	}
}
