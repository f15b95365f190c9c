import { useState } from "react";
import { Slider, Typography } from "@mui/material";
import { truth } from "../truth.js";

export function slider() {
  const [volume, setVolume] = useState(30);
  const [price, setPrice] = useState([20, 60]);
  return (
    <div style={{ width: 400, padding: 40 }}>
      <Typography id="v">Volume</Typography>
      <Slider
        aria-labelledby="v"
        value={volume}
        onChange={(_, next) => {
          setVolume(next);
          truth("volume", String(next));
        }}
      />
      <Typography id="p">Price</Typography>
      <Slider
        getAriaLabel={(at) => (at === 0 ? "Lowest" : "Highest")}
        value={price}
        step={5}
        onChange={(_, next) => {
          setPrice(next);
          truth("price", next.join("-"));
        }}
      />
    </div>
  );
}
