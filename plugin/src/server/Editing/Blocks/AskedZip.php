<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * If a page's address has a ZIP code (`?zipcode=75024`, as in advertisements), it loads the module that keeps the ZIP code for later pages. Other pages
 * load nothing for it.
 */
final readonly class AskedZip implements Feature {
	private const MODULE = '@hvac-blocks/asked-zip';

	/** As in `client/modules/asked-zip`. */
	private const PARAMETERS = array( 'zipcode', 'zipCode' );

	public function __construct( private Islands $islands ) {}

	public function boot(): void {
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
	}

	private function enqueue(): void {
		$query = BlockRenderer::query();

		foreach ( self::PARAMETERS as $parameter ) {
			if ( '' !== trim( $query[ $parameter ] ?? '' ) ) {
				$this->islands->register( self::MODULE );
				wp_enqueue_script_module( self::MODULE );
				return;
			}
		}
	}
}
