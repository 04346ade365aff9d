<?php
/**
 * A link to the dealers that a block has no card for.
 *
 * @var array{block: string, text: string, href: string} $props
 */
declare(strict_types=1);

use function HvacBlocks\Blocks\text;

defined( 'ABSPATH' ) || exit;
?>
<a class="<?php echo esc_attr( "hvac-button hvac-button--secondary hvac-{$props['block']}__more" ); ?>" href="<?php echo esc_url( $props['href'] ); ?>"><?php echo text( $props['text'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- text() escapes. ?></a>
