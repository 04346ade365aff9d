<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Code that a block runs before the page is painted: a few statements on its element, `w`.
 *
 * The script is beside `<hvac-root>`, never in it, so React renders no script, and an optimizer that moves scripts changes nothing that React compares.
 * It finds its blocks by class, since `document.currentScript` is null in a moved script, and handles each block once. The statements contain no square
 * bracket: see `Brackets`.
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

	/** The string by which SiteGround's optimizer, which reads no attributes, recognizes the scripts. */
	public const MARK = 'hvacEarly';

	/**
	 * @param string $code          exceptions in it are ignored
	 * @param bool   $needs_content whether it reads what the block prints; otherwise it runs before that is painted
	 */
	public function __construct( private string $code, public bool $needs_content = false ) {}

	/** @param string $name the block's folder */
	public function tag( string $name ): string {
		$mark = self::MARK;

		return trim( wp_get_inline_script_tag( "document.querySelectorAll(\".hvac-$name\").forEach(w=>{if(!w.$mark){w.$mark=1;try{{$this->code}}catch{}}})", self::KEPT ) );
	}
}
