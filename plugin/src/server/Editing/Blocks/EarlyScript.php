<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Code that runs before the page is painted, which the build makes a text of: `early.ts` in a block's folder, and the loader of menus.
 *
 * The script is beside `<hvac-root>`, never in it, so React renders no script, and an optimizer that moves scripts changes nothing that React compares.
 * Blocks work without it, since a page's Content-Security-Policy may forbid it. Plugins with such a policy add their nonce through
 * `wp_inline_script_attributes`.
 */
final readonly class EarlyScript {
	/** Attributes that keep plugins from combining, moving, delaying or minifying the script: Autoptimize and Breeze, LiteSpeed, Cloudflare, WP Rocket. */
	public const KEPT = array(
		'data-noptimize'   => '1',
		'data-no-optimize' => '1',
		'data-no-defer'    => '1',
		'data-no-minify'   => '1',
		'data-cfasync'     => 'false',
		'nowprocket'       => true,
	);

	/** The string by which SiteGround's optimizer, which reads no attributes, recognizes the scripts: `client/islands/early.ts` uses it as a name. */
	public const MARK = 'hvacEarly';

	/**
	 * @param bool   $needs_content whether it reads what the block prints; otherwise it runs before that is painted
	 * @param string $variant       `nowhere` for `early-nowhere.ts`
	 */
	public function __construct( public bool $needs_content = false, private string $variant = '' ) {}

	/** @param string $name the block's folder, or `menu` */
	public function tag( string $name ): string {
		$file = '' === $this->variant ? $name : "$name-$this->variant";
		/** @var string $code */
		$code = require dirname( __DIR__, 4 ) . "/build/early/$file.php";

		return trim( wp_get_inline_script_tag( $code, self::KEPT ) );
	}
}
